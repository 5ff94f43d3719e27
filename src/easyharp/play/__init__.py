"""What a person does and is told: gestures to actions, refusals to sentences, and what may be seen."""
