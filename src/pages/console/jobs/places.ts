// The places of a job in its form: a group of fields for each, and an empty one for another.
import type { components } from '../../../../generated/types.ts'
import { choices, textField, type Faults } from '../../shell/fields.ts'
import type { Form } from '../../shell/form.ts'
import { html, type Html } from '../../shell/html.ts'

type Place = components['schemas']['JobSite']
const placeFields = [
  { name: 'city', label: 'City' },
  { name: 'zip_code', label: 'Postal code' },
  { name: 'subregion', label: 'Region' },
  { name: 'state_code', label: 'Code of the region', hint: 'Such as HH.' },
  { name: 'country_name', label: 'Country' },
  { name: 'country_code', label: 'Code of the country', hint: 'Two letters, such as DE.' },
  { name: 'coords', label: 'Coordinates', hint: 'Such as 53.5438, 9.9933.' },
  { name: 'shortcode', label: 'Short code of the place' },
] as const

/** Fields are named like the members of the body, such as `locations.0.city`. */
const nameOf = (at: number, name: string) => `locations.${at}.${name}`

/** How many groups a form has. */
const groupsOf = (values: Form): number =>
  Math.max(0, ...Object.keys(values).map((name) => Number(/^locations\.(\d{1,2})\./.exec(name)?.[1] ?? -1) + 1))

/** Returns the fields that show these places. */
export const textsOfPlaces = (places: readonly Place[]): Form =>
  Object.fromEntries(
    places.flatMap((place, at) => [
      ...placeFields.map(({ name }) => [nameOf(at, name), place[name] ?? ''] as const),
      ...(place.hidden ? [[nameOf(at, 'hidden.yes'), 'yes'] as const] : []),
    ]),
  )

/** Returns the places that a form names. A group without texts is no place. */
export const placesIn = (form: Form) =>
  Array.from({ length: groupsOf(form) }, (_, at) => at).flatMap((at) => {
    const texts = placeFields.map(({ name }) => [name, form[nameOf(at, name)]?.trim() || null] as const)
    const hidden = form[nameOf(at, 'hidden.yes')] !== undefined
    return texts.some(([, text]) => text !== null) ? [{ ...Object.fromEntries(texts), hidden }] : []
  })

/** The fields of all groups, for their faults. */
export const fieldsOfPlaces = (values: Form) =>
  Array.from({ length: groupsOf(values) }, (_, at) => placeFields.map(({ name, label }) => ({ name: nameOf(at, name), label }))).flat()

/** Renders the groups of the places and an empty one. */
export const placeGroups = (values: Form, faults: Faults): Html => {
  const filled = placesIn(values).length
  return html`
    <h2>Places</h2>
    <p class="hint">The main place first. Empty all fields of a place to remove it.</p>
    ${Array.from({ length: Math.max(filled, groupsOf(faults)) + 1 }, (_, at) => placeGroup(at, at >= filled, values, faults))}
  `
}

const placeGroup = (at: number, isNew: boolean, values: Form, faults: Faults): Html => html`
  <details class="group" ${(at === 0 || !isNew) && html`open`}>
    <summary>${isNew && at > 0 ? 'Another place' : `Place ${at + 1}`}</summary>
    <div class="pairs">
      ${placeFields.map((field) => {
        const name = nameOf(at, field.name)
        return textField({ ...field, name, value: values[name], fault: faults[name] })
      })}
    </div>
    ${choices({
      kind: 'checkbox',
      name: nameOf(at, 'hidden'),
      legend: `Who sees place ${at + 1}`,
      choices: [{ value: 'yes', label: 'Hide it from applicants', checked: values[nameOf(at, 'hidden.yes')] !== undefined }],
    })}
  </details>
`
