/** A Vite plugin: two pieces of other people's code that every first visit would pay for, replaced by the little of them that is used. */
import type { Plugin } from 'vite';

/**
 * Lucide's component has options that nobody here uses; they cost 1.3 KB, and most of the time of rendering a list on the server.
 * Ours is an <svg> with the icon's shapes, 24 by 24 unless a class says otherwise; all props pass.
 */
const ICON = {
	theirs: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
	ours: `
import { createElement } from 'react';
const fixed = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
	strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
export default function createLucideIcon(icon, shapes) {
	const drawn = (typeof icon === 'string' ? shapes : icon.node).map(([tag, attributes]) => createElement(tag, attributes));
	return (props) => createElement('svg', { ...fixed, ...props }, drawn);
}`,
};

/** With module preloading off and one style sheet for all, Vite's helper around each import() has nothing to do. */
const PRELOAD = { theirs: /vite\/preload-helper\.js$/, ours: 'export const __vitePreload = (load) => load();' };

export function leanBuild(): Plugin {
	return {
		name: 'mishwar:lean-build',
		apply: 'build',
		enforce: 'pre',
		load: (id) => [ICON, PRELOAD].find(({ theirs }) => theirs.test(id))?.ours ?? null,
	};
}
