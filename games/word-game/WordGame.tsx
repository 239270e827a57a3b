import { fill } from '@wize/kit/i18n/format.ts'
import { ThemeProvider, useTheme } from '@wize/kit/site/theme/ThemeProvider.tsx'
import { ArrowLink } from '@wize/kit/site/ui/ArrowLink.tsx'
import { Button } from '@wize/kit/site/ui/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import { keepOffline } from '#offline/keep-offline.ts'
import { Archive } from './Archive.tsx'
import { wordList } from './alphabet.ts'
import { Board } from './Board.tsx'
import { Clues } from './Clues.tsx'
import { Countdown } from './Countdown.tsx'
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
import { usePhysicalKeyboard } from './use-physical-keyboard.ts'
import { useWordGame } from './use-word-game.ts'
import styles from './WordGame.module.css'

interface WordGameProps {
  /** The random-word service: an address, or a path on this site. Without one, the script's own words. */
  wordUrl: string | undefined
  /** Where the browser stores the games. */
  storageKey: string
  /** The page's public address, for shared results. */
  shareUrl: string
  /** The page of the other game. */
  otherGame: string
}

/** WordWIZE: find the five-letter word in six tries. */
export function WordGame(props: WordGameProps) {
  return (
    <ThemeProvider>
      <Table {...props} />
    </ThemeProvider>
  )
}

type Word = ReturnType<typeof useWordGame>

function Table({ wordUrl, storageKey, shareUrl, otherGame }: WordGameProps) {
  const word = useWordGame(wordUrl, storageKey)
  const [panel, setPanel] = useState<Panel>()
  const table = useRef<HTMLDivElement>(null)
  const { mode, rows } = word
  const isOver = word.ended || word.failed
  const result = useResult(word, shareUrl)

  useEffect(() => void keepOffline(storageKey, otherGame, [wordList]), [storageKey, otherGame])

  const focusTable = () => table.current?.focus({ preventScroll: true })

  function closeHelp() {
    if (panel === 'help') setPanel(undefined)
    word.guessing.seeHelp()
  }

  function press(...keys: GameKey[]) {
    // After a game, Enter does the same as the button that has replaced the keyboard.
    if (word.ended && !word.loading && keys[0] === 'Enter') return void playAgain()
    word.guessing.press(...keys)
    if (keys.some((key) => key.length === 1)) closeHelp()
  }

  usePhysicalKeyboard({
    onKey(key, onControl) {
      press(key)
      if (onControl) focusTable()
    },
    onEarlyKeys: (keys) => press(...keys),
    onEscape: closeHelp,
  })

  async function playAgain() {
    await word.loadWord()
    // The focused button disappeared with its panel.
    if (document.activeElement === document.body) focusTable()
  }

  return (
    <div className={styles.game} data-palette={word.settings.colorBlind ? 'safe' : undefined}>
      <Intro mode={mode} onMode={word.choose} onOpen={setPanel} />

      <div ref={table} className={styles.table} tabIndex={-1}>
        <Guesses
          word={word}
          asked={panel === 'help'}
          onSubmit={() => press('Enter')}
          onClose={closeHelp}
        />
        <div className={styles.keys}>
          <Keyboard states={letterStates(word.shownRows)} onKey={press} hidden={isOver} />
          {isOver && (
            <EndPanel
              takesFocus={word.guessing.playedHere}
              onPlayAgain={playAgain}
              onReview={rows.length > 0 ? () => setPanel('review') : undefined}
              onDaily={mode !== 'daily' || word.stale ? () => word.choose('daily') : undefined}
              {...result}
            />
          )}
        </div>
      </div>

      <Notes word={word} otherGame={otherGame} onNext={() => table.current?.focus()} />
      <Dialogs word={word} panel={panel} onClose={() => setPanel(undefined)} />
    </div>
  )
}

interface GuessesProps {
  word: Word
  /** Whether the player opened the help. */
  asked: boolean
  onSubmit: () => void
  onClose: () => void
}

/** The board with its notice, and the help over it. */
function Guesses({ word, asked, onSubmit, onClose }: GuessesProps) {
  const { guessing, rows, over, won, ended } = word
  const { notice, revealing, spoken } = guessing
  return (
    <>
      <div className={styles.board}>
        <Board
          rows={rows}
          typed={guessing.typed}
          onType={(text) => {
            guessing.setTyped(text)
            onClose()
          }}
          onSubmit={onSubmit}
          onFocus={onClose}
          over={over}
          loading={word.loading}
          revealing={revealing}
          won={won}
          refusal={notice?.refused ? notice : undefined}
          noticeId="word-game-notice"
        />
        {(asked || word.firstVisit) && <Help asked={asked} certain={word.read} onClose={onClose} />}
      </div>
      <p
        className={styles.notice}
        data-ended={ended || undefined}
        id="word-game-notice"
        role="status"
      >
        <span key={notice?.at}>{noticeText(word)}</span>
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  )
}

function noticeText({ guessing, game, ended, won, stale }: Word): string {
  if (guessing.notice) return guessing.notice.text
  if (game && ended)
    return fill(won ? words.notices.won : words.notices.lost, { word: game.answer })
  return stale ? words.notices.midnight : ''
}

/** The result of the current game, as a sentence and as a text to share. */
function useResult(word: Word, url: string) {
  const theme = useTheme()
  const { game, mode, stale, day, settings } = word
  if (!game || !word.over) return {}
  const { streak, best } = summary(word.statistics, word.today)
  const values = { used: word.rows.length, max: maxGuesses, streak, best }
  return {
    result: (
      <>
        {fill(word.won ? words.end.won : words.end.lost, values)}
        {mode === 'daily' && !stale && <Countdown />}
      </>
    ),
    shareText: shareText({
      name: words.share.name,
      game,
      day,
      squares: squares(theme.scheme, settings.colorBlind),
      url,
    }),
  }
}

interface NotesProps {
  word: Word
  otherGame: string
  /**
   * Scrolls the board back into view: on a phone it's far above the button that starts the next
   * game.
   */
  onNext: () => void
}

/**
 * Clues, and the ways to another game. Leaving an unfinished game counts as a loss, so it asks
 * first.
 */
function Notes({ word, otherGame, onNext }: NotesProps) {
  const { settings, stale, over } = word
  const [givingUp, setGivingUp] = useState<() => void>()
  function leave(next: () => void) {
    setGivingUp(undefined)
    next()
    // The board can't take the focus while the dialog is open.
    requestAnimationFrame(onNext)
  }
  const ask = (next: () => void) => (word.underWay ? setGivingUp(() => next) : leave(next))
  return (
    <div className={styles.notes}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={settings.clues}
        onClick={() => word.setSettings({ clues: !settings.clues })}
      >
        {settings.clues ? words.clues.hide : words.clues.show}
      </button>
      {settings.clues && <Clues rows={word.shownRows} day={word.day} over={word.ended} />}
      <div className={styles.more}>
        {stale && !over ? (
          <Button onClick={() => ask(() => word.choose('daily'))}>{words.actions.today}</Button>
        ) : (
          <Button
            icon="turn"
            look="line"
            onClick={() => ask(word.loadWord)}
            data-hidden={word.mode !== 'free' || !word.game || over || undefined}
          >
            {words.actions.newWord}
          </Button>
        )}
        <Archive
          today={word.today}
          results={word.results}
          buttonClass={styles.toggle}
          onPlay={(day) => leave(() => word.choosePast(day))}
        />
        <ArrowLink href={otherGame}>{words.actions.otherGame}</ArrowLink>
      </div>
      {givingUp && (
        <GiveUpDialog onGiveUp={() => leave(givingUp)} onClose={() => setGivingUp(undefined)} />
      )}
    </div>
  )
}

interface DialogsProps {
  word: Word
  panel: Panel | undefined
  onClose: () => void
}

function Dialogs({ word, panel, onClose }: DialogsProps) {
  switch (panel) {
    case 'review':
      return <ReviewDialog rows={word.rows} onClose={onClose} />
    case 'statistics':
      return (
        <StatisticsDialog
          title={words.statistics[word.mode === 'free' ? 'free' : 'daily']}
          statistics={word.statistics}
          today={word.today}
          wonWith={word.won ? word.rows.length : undefined}
          onClose={onClose}
        />
      )
    case 'options':
      return (
        <OptionsDialog
          settings={word.settings}
          hard={word.hard}
          dictionaryFailed={word.dictionaryFailed}
          onHard={word.setHard}
          onSettings={word.setSettings}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}
