// Building blocks for plots and flame graphs: SVG that follows the reader's light or dark scheme.

const style = `<style>
  text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .quiet { fill: #59636e } .head { font-weight: 600 } .end { text-anchor: end } .middle { text-anchor: middle } .small { font-size: 11px }
  .grid { stroke: #d1d9e0 } .one { stroke: #59636e; stroke-width: 1.5 } .spread { stroke: #1f2328; stroke-opacity: .6 }
  .better { fill: #2f81d0 } .worse { fill: #d9822b } .even { fill: #8c959f }
  .line0 { stroke: #2f81d0 } .line1 { stroke: #d9822b } .line2 { stroke: #3a9d5d } .line { fill: none; stroke-width: 2 }
  .dot0 { fill: #2f81d0 } .dot1 { fill: #d9822b } .dot2 { fill: #3a9d5d }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc } .quiet { fill: #9198a1 } .grid { stroke: #3d444d } .one { stroke: #9198a1 } .spread { stroke: #f0f6fc }
  }
</style>`
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
export const svg = (width: number, height: number, title: string, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">\n${style}\n${parts.join('\n')}\n</svg>\n`
export const text = (x: number, y: number, words: string, classes = '') =>
  `<text x="${Math.round(x)}" y="${Math.round(y)}" class="${classes}">${escaped(words)}</text>`
