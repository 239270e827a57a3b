import { plural } from '@wize/kit/i18n/format.ts'
import { Icon } from '@wize/kit/site/ui/Icon.tsx'
import type { MouseEvent, MouseEventHandler } from 'react'
import words from '#messages/snake-game.json' with { type: 'json' }
import styles from './AiPanel.module.css'
import type { Saved } from './saved.ts'
import { type Pace, paces } from './session.ts'
import { fruitCounts, type Size, sizes } from './setup.ts'

interface OptionsPanelProps {
  saved: Saved
  onChange: (change: Partial<Pick<Saved, 'pace' | 'daily' | 'sound' | 'setup'>>) => void
  /** Called after a click with a mouse or finger, to return the focus to the board. */
  onClicked: (showBoard?: boolean) => void
}

/** Options for playing: speed, today's board or a random one, sound, and what the board is like. */
export function OptionsPanel({ saved, onChange, onClicked }: OptionsPanelProps) {
  const { setup } = saved
  const change = (next: Parameters<typeof onChange>[0]) => (event: MouseEvent) => {
    onChange(next)
    // Another board should be visible.
    if (event.detail > 0) onClicked(next.daily !== undefined || next.setup !== undefined)
  }
  return (
    <section className={styles.panel} aria-label={words.options.title}>
      <OneOf
        label={words.options.pace}
        values={Object.keys(paces) as Pace[]}
        chosen={saved.pace}
        nameOf={(pace) => words.options[pace]}
        onChoose={(pace) => change({ pace })}
      />
      <Switches
        names={['daily', 'sound']}
        isOn={(name) => saved[name]}
        onSwitch={(name) => change({ [name]: !saved[name] })}
      />
      <details className={styles.board}>
        <summary>
          <Icon name="caret" />
          {words.options.board}
        </summary>
        <OneOf
          label={words.options.size}
          values={Object.keys(sizes) as Size[]}
          chosen={setup.size}
          nameOf={(size) => words.options.sizes[size]}
          onChoose={(size) => change({ setup: { ...setup, size } })}
        />
        <OneOf
          label={words.options.fruitAtATime}
          values={fruitCounts}
          chosen={setup.fruit}
          nameOf={(fruit) => plural(words.options.fruit, fruit)}
          onChoose={(fruit) => change({ setup: { ...setup, fruit } })}
        />
        <Switches
          names={['walls', 'portals']}
          isOn={(name) => setup[name]}
          onSwitch={(name) => change({ setup: { ...setup, [name]: !setup[name] } })}
        />
      </details>
    </section>
  )
}

interface OneOfProps<Value> {
  label: string
  values: readonly Value[]
  chosen: Value
  nameOf: (value: Value) => string
  onChoose: (value: Value) => MouseEventHandler
}

/** Buttons of which one is pressed. */
function OneOf<Value extends string | number>(props: OneOfProps<Value>) {
  const { label, values, chosen, nameOf, onChoose } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form.
    <div className={styles.speeds} role="group" aria-label={label}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={onChoose(value)}>
          {nameOf(value)}
        </button>
      ))}
    </div>
  )
}

type Switch = 'daily' | 'sound' | 'walls' | 'portals'

interface SwitchesProps<Name> {
  names: readonly Name[]
  isOn: (name: Name) => boolean
  onSwitch: (name: Name) => MouseEventHandler
}

/** Buttons that are each pressed or not. */
function Switches<Name extends Switch>({ names, isOn, onSwitch }: SwitchesProps<Name>) {
  return (
    <div className={styles.pair}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          aria-pressed={isOn(name)}
          onClick={onSwitch(name)}
        >
          <i />
          {words.options[name]}
        </button>
      ))}
    </div>
  )
}
