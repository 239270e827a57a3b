import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FormSummary } from './FormSummary.tsx'

test('text typed after following an error goes into its field', async () => {
  const user = userEvent.setup()
  render(
    <>
      <FormSummary
        formId="form"
        fields={[{ name: 'name', label: 'Name', kind: 'line' }]}
        errors={{ name: 'Who are you?' }}
        failure={undefined}
        advice=""
        attempt={1}
      />
      <label>
        Name <input id="form-name" />
      </label>
    </>,
  )
  await user.click(screen.getByRole('link', { name: 'Who are you?' }))
  await user.keyboard('Robin')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Robin')
})
