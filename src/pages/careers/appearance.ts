// How an account's careers site looks: its colors, kept readable, and its logo.
import { createHash } from 'node:crypto'
import type { CareersSite } from '../../db/schema.ts'

type Color = readonly [red: number, green: number, blue: number]
const black: Color = [0, 0, 0]
const white: Color = [255, 255, 255]
/** What links stand on: the darkest ground of the light scheme, and the lightest of the dark one (`bar.css`). */
const lightGround: Color = [243, 244, 242]
const darkGround: Color = [27, 36, 34]
/** The contrast that WCAG 2.2 requires of text (AA). */
const readable = 4.5

/** Returns undefined for what is no color: an import may have stored anything. */
function colorOf(text: string | null): Color | undefined {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text ?? '') ?? []
  return red && green && blue ? [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)] : undefined
}
const written = (color: Color) => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** The relative luminance by WCAG 2.2. */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Color
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second)
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white: one of them is readable on any color. */
const textOn = (color: Color) => (contrast(color, white) >= contrast(color, black) ? white : black)

/** Mixes the color with black or white until it is readable on the ground. */
function readableOn(ground: Color, color: Color): Color {
  const end = textOn(ground)
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = color.map((part, index) => part + ((end[index] ?? 0) - part) * share) as unknown as Color
    if (contrast(mixed, ground) >= readable) return mixed
  }
  return end
}

/** Returns the account's stylesheet, which follows the one of all careers sites; empty if it has no color of its own. */
export function stylesheetOf({ main_color, accent_color }: CareersSite): string {
  const [main, accent] = [colorOf(main_color), colorOf(accent_color)]
  const rules: string[] = []
  if (accent) {
    const [light, dark] = [readableOn(lightGround, accent), readableOn(darkGround, accent)]
    rules.push(
      `:root{--accent:light-dark(${written(light)},${written(dark)});--on-accent:light-dark(${written(textOn(light))},${written(textOn(dark))})}`,
    )
  }
  if (main)
    rules.push(
      `.bar{background:${written(main)}}.bar .brand{color:${written(textOn(main))}}.bar a:focus-visible{outline-color:currentcolor}`,
    )
  return rules.join('\n')
}

/** Returns the address of that stylesheet, which changes with it, or undefined. */
export function stylesheetPathOf(site: CareersSite): string | undefined {
  const text = stylesheetOf(site)
  return text === '' ? undefined : `/careers.css?v=${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
}

/** Returns the logo's URL and origin. The pattern keeps what a content policy would read as a directive out of the origin. */
export function logoOf({ logo_url: url }: CareersSite): { readonly url: string; readonly origin: string } | undefined {
  const [, origin] = /^(https:\/\/[A-Za-z0-9.-]+(?::[0-9]{1,5})?)\/\S*$/.exec(url ?? '') ?? []
  return url !== null && origin !== undefined ? { url, origin } : undefined
}
