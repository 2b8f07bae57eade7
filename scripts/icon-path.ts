import { optimize } from 'svgo';

const PATH = /^<svg[^>]*><path d="([^"]+)"\/><\/svg>$/;

/**
 * The lines of a drawing as one path: each element is one more that is sent, styled, laid out and hydrated.
 * @param svg drawn with one stroke throughout
 * @returns the path's `d`
 * @throws where lines differ in more than their shape
 */
export function iconPath(svg: string): string {
  const { data } = optimize(svg.replace(/<rect ([^>]*?)\/?>(?:<\/rect>)?/g, roundedRect), {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'mergePaths', params: { force: true } },
    ],
  });
  const path = PATH.exec(data)?.[1];
  if (path === undefined) throw new Error(`These lines are no single path: ${data}`);
  return path;
}

/** SVGO leaves rectangles with round corners as they are. */
function roundedRect(rect: string, attributes: string): string {
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
    rx = 0,
    ...others
  } = Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, Number(value)]));
  if (Object.keys(others).some(name => name !== 'ry' || others.ry !== rx)) throw new Error(`This is more than a rectangle: ${rect}`);
  const [across, down] = [width - 2 * rx, height - 2 * rx];
  const corner = (toX: number, toY: number) => `a${rx} ${rx} 0 0 1 ${toX} ${toY}`;
  return `<path d="M${x + rx} ${y}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}z"/>`;
}
