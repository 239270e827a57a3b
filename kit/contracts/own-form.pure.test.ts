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

test('a form that the server would refuse as too long is named', () => {
  const form = formWith('place')
  const options = Object.fromEntries(Array.from({ length: 95 }, (_, i) => [`choice_${i}`, 'One']))
  const many = { name: 'rooms', kind: 'many', label: 'Rooms', options }
  const sections = [{ fields: [...(form.sections[0]?.fields ?? []), many] }]
  expect(ownFormSchema.safeParse({ ...form, sections }).error?.issues[0]?.message).toContain('90')
})
