// Who applies for the demo's jobs, where from, and what members say of them.

export const firstNames = `
  Aino, Aisha, Aleksander, Amélie, Anders, Aniela, Anton, Beatriz, Ben, Bente, Carla, Charlotte, Chidi, Daan, Danuta, David,
  Diego, Ebba, Elif, Emeka, Emil, Emma, Ewa, Fatima, Felix, Femke, Finn, Gabriel, Giulia, Greta, Hana, Hugo, Ida, Imran,
  Ioana, Jakub, Jana, Jasper, Joana, Johan, Kacper, Karim, Kateryna, Katharina, Kenji, Lars, Laura, Leon, Linh, Liv, Louise,
  Luca, Magda, Maja, Marek, Maria, Marta, Maxime, Mei, Mikkel, Milan, Mina, Mohammed, Nadia, Niamh, Nina, Noah, Olivia, Omar,
  Oskar, Paula, Pedro, Petra, Priscilla, Rania, Robin, Rosa, Samir, Sara, Sean, Selin, Signe, Simon, Sofia, Sven, Tariq, Thea,
  Thomas, Tim, Ursula, Valentina, Viktor, Wiktoria, Yusuf, Zofia`
  .trim()
  .split(/,\s+/)

export const lastNames = `
  Adamczyk, Ahmed, Andersson, Arendt, Baker, Bauer, Becker, Berg, Bernard, Boudreau, Brouwer, Campbell, Chen, Christensen,
  Clausen, Cormier, Dąbrowska, de Vries, Demir, Diallo, Doyle, Ekström, Eriksen, Ferreira, Fischer, Fraser, Gallant, García,
  Haddad, Hansen, Hartmann, Henriksen, Hoekstra, Ibrahim, Jansen, Jensen, Johansson, Kaya, Keller, Khan, Kim, Koch, Kowalczyk,
  Kruse, Larsen, Lehmann, Lindholm, Lopes, MacDonald, Maier, Martens, Mazur, Meyer, Møller, Moreau, Mwangi, Nguyen, Nielsen,
  Novák, Nyström, O'Brien, Okonkwo, Öztürk, Paulsen, Pereira, Peters, Petrov, Popescu, Rasmussen, Richter, Rossi, Santos,
  Sarr, Schäfer, Schmidt, Schulz, Silva, Singh, Smit, Sørensen, Suzuki, Svensson, Thiessen, van Dijk, Visser, Vogt, Wagner,
  Weiß, Wójcik, Yilmaz, Zimmer`
  .trim()
  .split(/,\s+/)

type Source = readonly [source: string, category: string, outlet: string | null, domain: string | null]

/** The first ones twice: more come from there. */
const appliedThrough: readonly Source[] = [
  ['Careers page', 'Company marketing', 'Jobs page', null],
  ['LinkedIn', 'Job boards', 'LinkedIn', 'linkedin.com'],
  ['Indeed', 'Job boards', 'Indeed', 'indeed.com'],
  ['Employee referral', 'Referrals', 'Referral portal', null],
  ['Internal application', 'Internal applications', 'Jobs page', null],
]
export const appliedSources: readonly Source[] = [...appliedThrough.slice(0, 3), ...appliedThrough]
export const uploadedSources: readonly Source[] = [
  ['LinkedIn', 'Sourced', 'LinkedIn', 'linkedin.com'],
  ['Career fair', 'Sourced', null, null],
  ['Unknown', 'Other', 'SPI', null],
]

/** What members remark on a candidate in a stage of this kind. */
export const remarks: Readonly<Record<string, readonly string[]>> = {
  sourced: ['Found at the fair, asked for a call in autumn.', 'A former colleague of mine recommends this person.'],
  applied: ['The letter is worth reading to the end.', 'Have we not met before? Looks familiar.', 'Good on paper, let us call.'],
  'phone-screen': [
    'Pleasant call. Salary is within range.',
    'Wants to know more about the team before going on.',
    'Could start earlier than we thought.',
  ],
  assessment: ['The task came back two days early.', 'Solved it, and said what is still wrong with it.', 'Struggled with the second part.'],
  interview: ['Everybody in the round would work with this person.', 'Strong in the subject, still new to leading people.'],
  offer: ['Asked for a week to think it over.', 'References are excellent.'],
  hired: ['Contract is signed. Laptop and desk are ordered.'],
}

/** What a member says of a candidate beside a grade that is negative, positive, definite. */
export const verdicts = {
  negative: [
    'Not deep enough for this team.',
    'Answers stayed general, also when asked twice.',
    'Not for this position; keep in mind for others.',
  ],
  positive: ['Knows the subject, and says so when not.', 'Careful and well prepared.', 'A good listener with clear answers.'],
  definite: ['The best conversation of this month.', 'Would raise the level of the whole team. Let us be quick.'],
} as const

/** By country code; what follows is nobody's number. */
export const dialCodes: Readonly<Record<string, string>> = {
  BE: '+32',
  CA: '+1 902',
  DE: '+49',
  DK: '+45',
  GB: '+44',
  NL: '+31',
  PL: '+48',
  SE: '+46',
}
