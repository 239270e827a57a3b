/** Who the site is for: an invented company, to show another owner's numbers and words. */

import type { Identity } from '@wize/kit/identity'

export const identity: Identity = {
  locale: 'en-US',
  company: {
    name: 'FAROL',
    id: 'farol',
    legalName: 'Farol Acessibilidade Lda',
    postalAddress: 'Rua de Exemplo 1, 1000-001 Lisboa',
    city: 'Lisbon',
    region: 'Lisbon',
    country: 'PT',
    founded: 2024,
    skyline: [
      2, 3, 5, 4, 6, 8, 7, 9, 12, 11, 14, 13, 16, 15, 18, 17, 15, 16, 12, 13, 10, 8, 9, 6, 5, 7, 4,
      6, 3, 5, 8, 6, 9, 11, 10, 8, 9, 7, 5, 4, 6, 3, 2, 4, 3, 2,
    ],
    tagline: 'Everyone gets in.',
    description: 'Two accessibility engineers in Lisbon who test, repair and teach.',
  },
  parts: { newsletter: true, chat: false, questionnaire: false },
  url: 'https://farol.example',
  director: {
    name: 'Marta Quintela',
    headline: 'Accessibility engineer and founder',
    photo: 'marta.jpg',
    slug: 'marta',
    initials: 'mq',
    biography:
      'I test websites the way their visitors use them: with a keyboard, a screen reader, large text and little time. Then I sit down with the team and repair what stands in the way.',
    education: [
      {
        award: 'Licentiate, Computer Engineering',
        school: 'Sample Institute',
        year: 2011,
        about: 'Human-computer interaction',
      },
    ],
    skills: [
      { name: 'Manual testing', about: 'NVDA, VoiceOver, TalkBack, keyboard, magnification' },
      { name: 'Front-end repair', about: 'HTML, CSS, React, design systems' },
      { name: 'Standards', about: 'WCAG 2.2, EN 301 549, the European Accessibility Act' },
    ],
  },
  email: 'ola@farol.example',
  social: [{ kind: 'Mastodon', url: 'https://social.farol.example/@farol' }],
  navigation: [
    { path: '/' },
    { path: '/services', submenu: ['services'] },
    { path: '/about-us' },
    { path: '/blog' },
    { path: '/contact' },
  ],
  footer: [
    { heading: 'services', paths: ['services', '/services'] },
    { heading: 'company', paths: ['/about-us', '/projects', '/blog', '/newsletter', '/contact'] },
  ],
  newsletter: { site: 'https://letters.farol.example', frame: 'own', feed: 'own' },
  questionnaire: { frame: 'own' },
  chat: { number: '351210000000' },
  services: {
    mail: {
      origin: 'own',
      publicKey: 'farol',
      serviceId: 'inbox',
      templateId: 'inquiry',
      throttle: 5000,
      blockHeadless: false,
      blockList: [],
    },
    feed: { url: 'own' },
  },
}
