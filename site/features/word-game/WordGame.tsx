import { useEffect, useRef, useState } from 'react'
import { fill } from '#i18n/format.ts'
import words from '#messages/word-game.json' with { type: 'json' }
import { keepOffline } from '#site/offline/keep-offline.ts'
import { ThemeProvider, useTheme } from '#site/theme/ThemeProvider.tsx'
import { themes } from '#site/theme/themes.ts'
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Board } from './Board.tsx'
import { Clues } from './Clues.tsx'
import { letterStates } from './clues.ts'
import { EndPanel } from './EndPanel.tsx'
import { GiveUpDialog } from './GiveUpDialog.tsx'
import type { GameKey } from './game-keys.ts'
import { Help } from './Help.tsx'
import { Intro, type Panel } from './Intro.tsx'
import { maxGuesses } from './judge.ts'
import { Keyboard } from './Keyboard.tsx'
import { OptionsDialog } from './OptionsDialog.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { StatisticsDialog } from './StatisticsDialog.tsx'
import { shareText, squares } from './share.ts'
import { summary } from './statistics.ts'
import { wordList } from './use-dictionary.ts'
import { usePhysicalKeyboard } from './use-physical-keyboard.ts'
import { useWordGame } from './use-word-game.ts'
import styles from './WordGame.module.css'

interface WordGameProps {
  /** The random-word service: an address, or a path on this site. */
  wordUrl: string
  /** Where the games are kept in the browser. */
  storageKey: string
  /** The page's public address, for shared results. */
  shareUrl: string
}

/** WordWIZE: find the five-letter word in six tries. */
export function WordGame(props: WordGameProps) {
  return (
    <ThemeProvider>
      <Table {...props} />
    </ThemeProvider>
  )
}

function Table({ wordUrl, storageKey, shareUrl }: WordGameProps) {
  const { theme } = useTheme()
  const word = useWordGame(wordUrl, storageKey)
  const [panel, setPanel] = useState<Panel>()
  const table = useRef<HTMLDivElement>(null)
  const { game, mode, rows, ended, settings, stale } = word

  useEffect(() => void keepOffline([wordList]), [])

  const focusTable = () => table.current?.focus({ preventScroll: true })

  function closeHelp() {
    if (panel === 'help') setPanel(undefined)
    word.seeHelp()
  }

  usePhysicalKeyboard({
    onKey(key, onControl) {
      press(key)
      if (onControl) focusTable()
    },
    onEarlyKeys: (keys) => press(...keys),
    onEscape: closeHelp,
  })

  function press(...keys: GameKey[]) {
    word.press(...keys)
    if (keys.some((key) => key.length === 1)) closeHelp()
  }

  /** Leaving a game that is under way counts as a loss, so it takes a question. */
  const [givingUp, setGivingUp] = useState<() => void>()
  const leave = (next: () => void) => (word.underWay ? setGivingUp(() => next) : next())

  async function playAgain() {
    await word.loadWord()
    // The button is gone with the panel that it was in.
    if (document.activeElement === document.body) focusTable()
  }

  function message(): string {
    if (word.notice) return word.notice.text
    if (game && ended) {
      return word.won ? words.notices.won : fill(words.notices.lost, { word: game.answer })
    }
    return stale ? words.notices.midnight : ''
  }

  function result(): string {
    const { streak, best } = summary(word.statistics, word.today)
    const next = mode === 'daily' && !stale ? ` ${words.end.nextDaily}` : ''
    const values = { used: rows.length, max: maxGuesses, streak, best }
    return fill(word.won ? words.end.won : words.end.lost, values) + next
  }

  return (
    <div className={styles.game} data-palette={settings.colorBlind ? 'safe' : undefined}>
      <Intro mode={mode} onMode={word.choose} onOpen={setPanel} />

      <div ref={table} className={styles.table} tabIndex={-1}>
        <div className={styles.board}>
          <Board
            rows={rows}
            typed={word.typed}
            onType={(text) => {
              word.setTyped(text)
              closeHelp()
            }}
            onSubmit={() => press('Enter')}
            over={word.over}
            revealing={word.revealing}
            won={word.won}
            refusal={word.notice?.refused ? word.notice : undefined}
            noticeId="word-game-notice"
          />
          {(panel === 'help' || word.firstVisit) && (
            <Help asked={panel === 'help'} certain={word.read} onClose={closeHelp} />
          )}
        </div>
        <p
          className={styles.notice}
          data-ended={(game && ended) || undefined}
          id="word-game-notice"
          role="status"
        >
          <span key={word.notice?.at}>{message()}</span>
        </p>
        <p className="visually-hidden" role="status">
          {word.spoken}
        </p>
        <div className={styles.keys}>
          <Keyboard
            states={letterStates(word.shownRows)}
            onKey={press}
            hidden={ended || word.failed}
          />
          {(ended || word.failed) && (
            <EndPanel
              takesFocus={word.playedHere}
              onPlayAgain={playAgain}
              onReview={rows.length > 0 ? () => setPanel('review') : undefined}
              onDaily={mode === 'free' || stale ? () => word.choose('daily') : undefined}
              {...(game && {
                result: result(),
                shareText: shareText({
                  game,
                  day: word.day,
                  squares: squares(themes[theme].scheme, settings.colorBlind),
                  url: shareUrl,
                }),
              })}
            />
          )}
        </div>
      </div>

      <div className={styles.notes}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={settings.clues}
          onClick={() => word.setSettings({ clues: !settings.clues })}
        >
          {settings.clues ? words.clues.hide : words.clues.show}
        </button>
        {settings.clues && <Clues rows={word.shownRows} day={word.day} over={ended} />}
        <div className={styles.more}>
          {stale && !word.over ? (
            <Button onClick={() => leave(() => word.choose('daily'))}>{words.actions.today}</Button>
          ) : (
            <Button
              icon="turn"
              look="line"
              onClick={() => leave(word.loadWord)}
              data-hidden={mode === 'daily' || !game || word.over || undefined}
            >
              {words.actions.newWord}
            </Button>
          )}
          <ArrowLink href="/games/wizesnake">{words.actions.otherGame}</ArrowLink>
        </div>
      </div>

      {givingUp && (
        <GiveUpDialog
          onGiveUp={() => {
            givingUp()
            setGivingUp(undefined)
          }}
          onClose={() => setGivingUp(undefined)}
        />
      )}
      {panel === 'review' && <ReviewDialog rows={rows} onClose={() => setPanel(undefined)} />}
      {panel === 'statistics' && (
        <StatisticsDialog
          title={words.statistics[mode]}
          statistics={word.statistics}
          today={word.today}
          wonWith={word.won ? rows.length : undefined}
          onClose={() => setPanel(undefined)}
        />
      )}
      {panel === 'options' && (
        <OptionsDialog
          settings={settings}
          hard={word.hard}
          dictionaryFailed={word.dictionaryFailed}
          onHard={word.setHard}
          onSettings={word.setSettings}
          onClose={() => setPanel(undefined)}
        />
      )}
    </div>
  )
}
