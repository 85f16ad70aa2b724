/** The map's colours from the tokens of the page: WebGL needs them as numbers, after theme and mixing. */

/** Colours as computed by the page's style. */
export const mapTokens = {
	abroad: 'var(--sunken)',
	land: 'color-mix(in srgb, var(--surface) 70%, var(--canvas))',
	border: 'var(--control-line)',
	water: 'color-mix(in srgb, var(--info) 26%, var(--sunken))',
	mainRoad: 'color-mix(in srgb, var(--accent) 55%, var(--surface))',
	sideRoad: 'color-mix(in srgb, var(--accent) 26%, var(--line))',
	city: 'var(--ink)',
	area: 'var(--muted)',
} as const;

export type MapColours = Record<keyof typeof mapTokens, string>;

/** Colours of the active theme. */
export function readColours(): MapColours {
	const probe = document.body.appendChild(document.createElement('i'));
	// A contrast theme of the system would replace all of them by one.
	probe.style.forcedColorAdjust = 'none';
	const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
	const pen = canvas.getContext('2d', { willReadFrequently: true });
	const numbers = (value: string): string => {
		probe.style.color = value;
		if (!pen) return 'gray';
		pen.fillStyle = getComputedStyle(probe).color;
		pen.fillRect(0, 0, 1, 1);
		const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
		return `rgb(${red}, ${green}, ${blue})`;
	};
	const colours = Object.fromEntries(Object.entries(mapTokens).map(([name, value]) => [name, numbers(value)]));
	probe.remove();
	return colours as MapColours;
}

/** Calls when the theme changes, by the button or by the system. */
export function onThemeChange(changed: () => void): () => void {
	const chosen = new MutationObserver(changed);
	chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
	const system = matchMedia('(prefers-color-scheme: dark)');
	system.addEventListener('change', changed);
	return () => {
		chosen.disconnect();
		system.removeEventListener('change', changed);
	};
}
