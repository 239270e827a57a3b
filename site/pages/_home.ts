// The home page's whole script, in one file.
import '#site/layout/shell.ts'
import '#site/features/home/home.ts'
