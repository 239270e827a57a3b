// cspell:disable: the words of six languages.
const words = (...patterns: string[]): RegExp[] =>
  patterns.map((pattern) => new RegExp(String.raw`(?<![\p{L}-])(?:${pattern})(?![\p{L}])`, 'iu'))

/** Arabic writes short words, such as “and” and “the,” as part of the next one. */
const arabicWords = (...patterns: string[]): RegExp[] =>
  words(...patterns.map((pattern) => `[وف]?(?:[بلك]?ال|لل|[بلك])?(?:${pattern})`))

/** A number in digits or words, and a range such as “24–48”. */
const count = (named: string) =>
  String.raw`(?:\p{Nd}[\p{Nd}.,]*(?:\s?(?:[–-]|to|a|à|bis|إلى)\s?\p{Nd}+)?|${named})`

const english = count('an?|one|two|three|four|five|six|seven|ten|few')
const spanish = count('una?|dos|tres|cuatro|cinco|seis|siete|diez|pocos|pocas')
const portuguese = count('uma?|dois|duas|três|quatro|cinco|seis|sete|dez|poucos|poucas')
const french = count('une?|deux|trois|quatre|cinq|six|sept|dix|quelques')
const german = count('eine[mnr]?|zwei|drei|vier|fünf|sechs|sieben|zehn|wenigen?')
const arabic = count('ثلاثة?|أربعة?|خمسة?|ستة?|سبعة?|عشرة?|بضعة?')

/**
 * What makes a sentence a promise, in each language: prices, times, law, certificates, guarantees. One
 * list for all, because a text may be in any language.
 */
const promiseSigns: readonly RegExp[] = [
  /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|(?:USD|CAD|EUR|GBP|dollars|euros|pounds|Euro)\b)/,
  /\p{Nd}\s?(?:ريال|درهم|دينار|جنيه|دولار|يورو)/u,
  /\bISO \d+|\b24\/7\b/,
  ...words(
    'free|no (?:charge|cost|fee|obligation)|refund\\p{L}*',
    `(?:within|in|after|under|at most) ${english} (?:(?:business|working) )?(?:minute|hour|day|week|month)s?`,
    `(?:takes?|lasts?) (?:about |around |up to |only )?${english} (?:(?:business|working) )?(?:hour|day|week|month)s?`,
    String.raw`\d+\s?[–-]\s?\d+ (?:(?:business|working) )?(?:hour|day|week|month)s?`,
    'weekly|daily|monthly|hourly|same day',
    'a (?:day|week|month)|every (?:day|week|month|\\p{L}+day)',
    'courts? of|governed by|jurisdiction|arbitration',
    'certified|certif(?:y|ies)|certification|accredit\\p{L}+|licensed|insured',
    'guarantee\\p{L}*|warrant(?:y|ies)|promise you',
    "(?:get|hear) back|(?:person|one of us|somebody|someone|we) (?:will )?reads? (?:every|it|them|all|your)|we(?:’|'| wi)ll (?:reply|respond|answer|call)",
  ),
  ...words(
    'gratis|gratuit[oa]s?|sin (?:costo|cargo|compromiso)|reembols\\p{L}*',
    `(?:en|dentro de|antes de|en un plazo de) ${spanish} (?:minuto|hora|día|semana|mes(?:es)?)s?`,
    `(?:tardan?|duran?|llevan?|toman?) (?:unos |unas |alrededor de |hasta )?${spanish} (?:hora|día|semana|mes(?:es)?)s?`,
    'semanal(?:es|mente)?|diari[oa]s?|mensual(?:es|mente)?',
    'cada (?:día|semana|mes|lunes|martes|miércoles|jueves|viernes)|(?:al|por) (?:día|semana|mes)|a la semana',
    '(?:tribunal(?:es)?|juzgados?) de|se rigen? por|jurisdicción|arbitraje',
    // A resume's heading is no promise.
    '(?!^certificados$)certificad[oa]s?|acreditad[oa]s?|colegiad[oa]s?|asegurad[oa]s?',
    'garant(?:iz|í)\\p{L}*|le prometemos',
    '(?:responder|contestar)emos|le(?:e|emos) (?:cada|todos)',
  ),
  ...words(
    'grátis|sem (?:custos?|encargos|compromisso)',
    `(?:em|dentro de|no prazo de|até) ${portuguese} (?:minuto|hora|dia|semana|m[eê]s(?:es)?)s?`,
    `(?:demoram?|duram?|levam?) (?:cerca de |até )?${portuguese} (?:hora|dia|semana|m[eê]s(?:es)?)s?`,
    'semanalmente|diári[oa]s?|mensa(?:l|is|lmente)',
    '(?:cada|todas as|todos os) (?:dias?|semanas?|m[eê]s(?:es)?|segundas?|terças?|quartas?|quintas?|sextas?)|por (?:dia|semana|mês)',
    'tribuna(?:l|is) d[aeo]s?|comarca|rege-se|jurisdição|arbitragem',
    'inscrit[oa]s? na ordem|segurad[oa]s?',
    'garant(?:e|em|imos|ia|ias|ido|ida)',
    'responde(?:re)?mos|resposta em|lemos (?:cada|todas)',
  ),
  ...words(
    'gratuit(?:e|s|es|ement)?|sans (?:frais|engagement)|rembours\\p{L}*',
    `(?:sous|dans|en|d[’']ici|après|au bout de|de) ${french} (?:à ${french} )?(?:minutes?|heures?|jours?|semaines?|mois)`,
    `(?:prend|prennent|dure(?:nt)?|demande(?:nt)?) (?:environ |jusqu[’']à )?${french} (?:heures?|jours?|semaines?|mois)`,
    'hebdomadaires?|quotidien(?:ne|s|nes)?|mensuel(?:le|s|les)?',
    'chaque (?:jour|semaine|mois|lundi|mardi|mercredi|jeudi|vendredi)|par (?:jour|semaine|mois|an)',
    'tribuna(?:l|ux) (?:de|compétents?)|régie?s? par|juridiction|arbitrage',
    'certifié\\p{L}*|agréé\\p{L}*|assurée?s?',
    'garanti\\p{L}*|nous (?:vous )?promettons|nous nous engageons',
    '(?:nous vous )?(?:répond(?:ons|rons)|rappel(?:ons|lerons)|recontact\\p{L}+)|lit (?:chaque|tous)',
  ),
  ...words(
    'kostenlos\\p{L}*|kostenfrei\\p{L}*|unverbindlich\\p{L}*|erstatt\\p{L}+',
    `(?:innerhalb (?:von )?|binnen |in |nach )${german} (?:Minuten?|Stunden?|(?:Werk|Arbeits)?tage?n?|Wochen?|Monate?n?)`,
    `(?:dauer(?:t|n)|brauch(?:t|en)) (?:etwa |rund |ungefähr |bis zu |nur )?${german} (?:Stunden?|(?:Werk|Arbeits)?tage?n?|Wochen?|Monate?n?)`,
    'wöchentlich\\p{L}*|täglich\\p{L}*|monatlich\\p{L}*',
    'jede[nrs]? (?:Tag|Woche|Monat|\\p{L}+tag)|(?:pro|am|im) (?:Tag|Woche|Monat)|in der Woche',
    'Gerichtsstand|Gerichte? in|es gilt \\p{L}+ Recht|Schiedsgericht\\p{L}*',
    'zertifizier\\p{L}+|zugelassen\\p{L}*|vereidigt\\p{L}*|versichert\\p{L}*',
    'garantier\\p{L}+|Garantien?|gewährleist\\p{L}+|wir versprechen',
    'melden uns|melde mich|rufen Sie|(?:ich|wir) (?:[^.,!?]+ )?(?<!(?:Ihre|die|Ihren|den) )antworten?|antworten? (?:ich|wir)',
  ),
  ...arabicWords(
    'مجان\\p{L}*|(?:دون|دو?ن أي|بلا) (?:مقابل|رسوم|تكلفة|التزام)|نعيد (?:إليك|لك|المبلغ|المال)|استرداد',
    `(?:خلال|غضون|بعد|قبل|[تي](?:ستغرق|دوم) (?:[^ .،]+ ){0,2}?) ?(?:نحو |حوالي )?(?:(?:${arabic} )?(?:دقيقة|دقائق|ساعة|ساعات|يوم|يوما|أيام|أسبوع|أسبوعا|أسابيع|شهر|شهرا|أشهر|شهور)|دقيقتين|ساعتين|يومين|أسبوعين|شهرين)`,
    '(?:أسبوعي|يومي|شهري)(?:ا|ة|ات)?',
    'كل (?:يوم|أسبوع|شهر|اثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت|أحد)|في (?:اليوم|الأسبوع|الشهر)',
    'محكمة|محاكم|(?:ي|ت)خضع (?:(?:هذه )?\\p{L}+ )?(?:ل\\p{L}+|إلى)|قانون الواجب|اختصاص القضائي|تحكيم',
    'معتمد\\p{L}*|مرخص\\p{L}*|شهادة|مؤمن (?:علي|ضد)\\p{L}*',
    'نضمن|ضمان\\p{L}*|مضمون\\p{L}*|نتعهد|نعدك\\p{L}*',
    '(?:س?نرد|س?نجيب|س?نتصل) (?:علي|بك|عن|خلال)\\p{L}*|س?أرد علي\\p{L}*|(?:نقرأ|يقرأ|أقرأ) (?:كل|جميع|أحدنا)',
  ),
]

/** Vowels, which Arabic may write or leave out. */
const arabicVowels = /[\u064B-\u0652]/g

export function isPromise(sentence: string): boolean {
  const text = sentence.replaceAll(arabicVowels, '')
  return promiseSigns.some((sign) => sign.test(text))
}
