"""The commands: `zsy-tutor start`, `zsy-tutor engine`, and one module for each."""
