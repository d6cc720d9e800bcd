// The places of the demo's jobs.
import type { JobPlace } from '../../db/schema.ts'

const place = (country: string, countryCode: string, rest: Partial<JobPlace>): JobPlace => ({
  shortcode: null,
  country,
  countryCode,
  region: null,
  regionCode: null,
  city: null,
  zipCode: null,
  coords: null,
  hidden: false,
  ...rest,
})

export const hamburg = place('Germany', 'DE', {
  region: 'Hamburg',
  regionCode: 'HH',
  city: 'Hamburg',
  zipCode: '20457',
  coords: '53.5438, 9.9933',
})
export const bremerhaven = place('Germany', 'DE', {
  shortcode: 'BHV1',
  region: 'Bremen',
  regionCode: 'HB',
  city: 'Bremerhaven',
  zipCode: '27568',
  coords: '53.5396, 8.5809',
})
export const lubeck = place('Germany', 'DE', {
  shortcode: 'HL01',
  region: 'Schleswig-Holstein',
  regionCode: 'SH',
  city: 'Lübeck',
  zipCode: '23552',
  coords: '53.8655, 10.6866',
})
export const berlin = place('Germany', 'DE', {
  region: 'Berlin',
  regionCode: 'BE',
  city: 'Berlin',
  zipCode: '10243',
  coords: '52.5106, 13.4349',
})
export const germany = place('Germany', 'DE', {})
export const rotterdam = place('Netherlands', 'NL', {
  region: 'South Holland',
  regionCode: 'ZH',
  city: 'Rotterdam',
  zipCode: '3011 TA',
  coords: '51.9178, 4.4817',
})
export const antwerp = place('Belgium', 'BE', {
  region: 'Flanders',
  regionCode: 'VLG',
  city: 'Antwerp',
  zipCode: '2030',
  coords: '51.2602, 4.3712',
})
export const aarhus = place('Denmark', 'DK', {
  region: 'Central Denmark Region',
  regionCode: '82',
  city: 'Aarhus',
  zipCode: '8000',
  coords: '56.1572, 10.2107',
})
export const gothenburg = place('Sweden', 'SE', {
  region: 'Västra Götaland',
  regionCode: 'O',
  city: 'Gothenburg',
  zipCode: '411 04',
  coords: '57.7089, 11.9746',
})
export const gdansk = place('Poland', 'PL', {
  region: 'Pomerania',
  regionCode: '22',
  city: 'Gdańsk',
  zipCode: '80-244',
  coords: '54.3781, 18.6069',
})
export const poland = place('Poland', 'PL', {})
export const felixstowe = place('United Kingdom', 'GB', {
  region: 'England',
  regionCode: 'ENG',
  city: 'Felixstowe',
  zipCode: 'IP11 3SY',
  coords: '51.9564, 1.3515',
})
export const halifax = place('Canada', 'CA', {
  region: 'Nova Scotia',
  regionCode: 'NS',
  city: 'Halifax',
  zipCode: 'B3J 1S9',
  coords: '44.6476, -63.5728',
})
export const truro = place('Canada', 'CA', {
  region: 'Nova Scotia',
  regionCode: 'NS',
  city: 'Truro',
  zipCode: 'B2N 5E3',
  coords: '45.3669, -63.2654',
})
export const moncton = place('Canada', 'CA', {
  region: 'New Brunswick',
  regionCode: 'NB',
  city: 'Moncton',
  zipCode: 'E1C 1G8',
  coords: '46.0878, -64.7782',
})

/** The same place, kept from applicants. */
export const hidden = (shown: JobPlace): JobPlace => ({ ...shown, hidden: true })
