// The few SVG words that every drawing uses: numbers, paths, gradients, shapes.

export type Point = readonly [x: number, y: number];
type Stop = readonly [offset: number, colour: string, opacity?: number];
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A coordinate with one decimal at most. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A straight-edged path through the points. */
export function polyline(points: readonly Point[], closed = false): string {
	return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** A soft path through the points (Catmull-Rom turned into cubic Béziers). `start` is 'M' or 'L' to join on. */
export function softline(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
	const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
	const first = at(0);
	let path = `${start}${round(first[0])} ${round(first[1])}`;
	for (let i = 0; i < points.length - 1; i++) {
		const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
		const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
		const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
		path += `C${round(c1[0])} ${round(c1[1])} ${round(c2[0])} ${round(c2[1])} ${round(to[0])} ${round(to[1])}`;
	}
	return path;
}

function element(name: string, attributes: Attributes, content = ''): string {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
		.join('');
	return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

const opacityOf = (opacity: number): string | undefined => (opacity === 1 ? undefined : opacity.toFixed(3).replace(/\.?0+$/, ''));

/** A filled path. */
export function fill(d: string, colour: string, opacity = 1): string {
	return element('path', { d, fill: colour, 'fill-opacity': opacityOf(opacity) });
}

/** A filled path whose inner outlines are holes. */
export function cutOut(d: string, colour: string, opacity = 1): string {
	return element('path', { d, 'fill-rule': 'evenodd', fill: colour, 'fill-opacity': opacityOf(opacity) });
}

/** A row of stitches: `dash` is the length of one and of the gap after it. */
export function stitches(d: string, colour: string, width: number, dash: string, opacity = 1): string {
	return element('path', {
		d,
		fill: 'none',
		stroke: colour,
		'stroke-width': width,
		'stroke-dasharray': dash,
		'stroke-opacity': opacityOf(opacity),
	});
}

/** A stroked path with round ends. */
export function stroke(d: string, colour: string, width: number, opacity = 1): string {
	const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
	return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-opacity': opacityOf(opacity), ...round });
}

/** A rectangle, its corners rounded by `radius`. */
export function rect(x: number, y: number, width: number, height: number, colour: string, opacity = 1, radius?: number): string {
	return element('rect', { x, y, width, height, rx: radius, fill: colour, 'fill-opacity': opacityOf(opacity) });
}

/** A filled ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, colour: string, opacity = 1): string {
	return element('ellipse', { cx, cy, rx, ry, fill: colour, 'fill-opacity': opacityOf(opacity) });
}

/** A filled circle. */
export function circle(cx: number, cy: number, r: number, colour: string, opacity = 1): string {
	return element('circle', { cx, cy, r, fill: colour, 'fill-opacity': opacityOf(opacity) });
}

/** The outline of a circle. */
export function ring(cx: number, cy: number, r: number, colour: string, width: number, opacity = 1): string {
	return element('circle', { cx, cy, r, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-opacity': opacityOf(opacity) });
}

/** Moves, scales or clips content; `clip` is the id of a `clipPath`. */
export function group(content: string, transform?: string, clip?: string): string {
	return element('g', { transform, 'clip-path': clip && `url(#${clip})` }, content);
}

/** Names a shape to clip by; overlapping outlines cut holes. */
export function clipPath(id: string, d: string): string {
	return `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>`;
}

const stopsOf = (stops: readonly Stop[]): string =>
	stops
		.map(([offset, colour, opacity = 1]) =>
			element('stop', { offset: offset.toFixed(3).replace(/\.?0+$/, ''), 'stop-color': colour, 'stop-opacity': opacityOf(opacity) }),
		)
		.join('');

/** A linear gradient between two points of the picture; fill with `url(#id)`. */
export function linear(id: string, from: Point, to: Point, stops: readonly Stop[]): string {
	const line = { id, gradientUnits: 'userSpaceOnUse', x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
	return element('linearGradient', line, stopsOf(stops));
}

/** A radial gradient around a point; `squash` flattens it to an ellipse. */
export function radial(id: string, [cx, cy]: Point, r: number, stops: readonly Stop[], squash = 1): string {
	const transform = squash === 1 ? undefined : `translate(0 ${round(cy)}) scale(1 ${squash}) translate(0 ${round(-cy)})`;
	return element('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx, cy, r, gradientTransform: transform }, stopsOf(stops));
}

/** A gradient in the place of a colour. */
export const paintedWith = (id: string): string => `url(#${id})`;

/** The whole document. */
export function picture(width: number, height: number, content: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}
