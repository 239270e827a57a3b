import { expect, test } from 'vitest'
import { ownFormSchema } from './own-form.ts'

const formWith = (name: string) => ({
  title: 'Visit',
  description: 'When we can come.',
  sections: [
    {
      fields: [
        { name, kind: 'line', label: 'Where?' },
        { name: 'email', kind: 'email', label: 'Email', storedAs: 'email' },
      ],
    },
  ],
})

test.each(['place', 'roof_type', 'constructs'])('a field may be called %s', (name) => {
  expect(ownFormSchema.safeParse(formWith(name)).success).toBe(true)
})

// The last is a member of every object, which would be taken for the field's error.
test.each(['Place', 'roof-type', 'form_token', 'constructor', 'action', 'reset'])(
  'but not %s',
  (name) => {
    const { error } = ownFormSchema.safeParse(formWith(name))
    expect(error?.issues[0]?.path).toEqual(['sections', 0, 'fields', 0, 'name'])
  },
)
