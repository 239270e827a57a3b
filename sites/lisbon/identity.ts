/** Who the site is for: an invented company, to show another owner's numbers and words. */

import type { Identity } from '@wize/kit/identity'

export const identity: Identity = {
  locale: 'pt-PT',
  locales: ['pt-PT', 'en-US'],
  company: {
    name: 'FAROL',
    id: 'farol',
    legalName: 'Farol Acessibilidade Lda',
    postalAddress: 'Rua de Exemplo 1, 1000-001 Lisboa',
    city: 'Lisboa',
    region: 'Lisboa',
    country: 'PT',
    founded: 2024,
    skyline: [
      2, 3, 5, 4, 6, 8, 7, 9, 12, 11, 14, 13, 16, 15, 18, 17, 15, 16, 12, 13, 10, 8, 9, 6, 5, 7, 4,
      6, 3, 5, 8, 6, 9, 11, 10, 8, 9, 7, 5, 4, 6, 3, 2, 4, 3, 2,
    ],
    tagline: 'Ninguém fica à porta.',
    description:
      'Uma engenheira e um engenheiro de acessibilidade que, em Lisboa, testam, corrigem e ensinam.',
  },
  addOns: ['@wize/explorables'],
  parts: { explorables: true, newsletter: true, chat: false, questionnaire: false },
  url: 'https://farol.example',
  director: {
    name: 'Marta Quintela',
    headline: 'Engenheira de acessibilidade e fundadora',
    photo: 'marta.jpg',
    slug: 'marta',
    initials: 'mq',
    biography:
      'Testo sites como os visitantes os usam, com o teclado, com um leitor de ecrã, com letras grandes e com pouco tempo. Depois sento-me com a equipa e corrigimos o que está no caminho.',
    education: [
      {
        award: 'Licenciatura em Engenharia Informática',
        school: 'Instituto de Exemplo',
        year: 2011,
        about: 'Interação pessoa-máquina',
      },
    ],
    skills: [
      { name: 'Testes manuais', about: 'NVDA, VoiceOver, TalkBack, teclado, ampliação' },
      { name: 'Correções no front-end', about: 'HTML, CSS, React, sistemas de design' },
      { name: 'Normas', about: 'WCAG 2.2, EN 301 549, Ato Europeu da Acessibilidade' },
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
  newsletter: { site: 'https://letters.farol.example' },
  services: { mail: { throttle: 5000 } },
}
