// All of the home page's scripts, in one file.
import '#site/layout/shell.ts'
import '#site/features/home/consultation.ts'
import '#site/features/home/hero.ts'
import '#site/features/home/mission.ts'
