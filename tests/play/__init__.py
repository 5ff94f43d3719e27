"""What a person does and is told: gestures, keys, names and sentences, and what may be seen."""
