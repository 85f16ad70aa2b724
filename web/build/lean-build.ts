/** A Vite plugin: pieces of other people's code that every first visit would pay for, replaced by the little of them that is used. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Lucide's component has options that nobody here uses; they cost 1.3 KB, and most of the time of rendering a list on the server.
 * Ours is an <svg> with the icon's shapes, drawn as ui/styles.css says of such a box: as attributes of each that was an eighth of the HTML. All props
 * pass. The shapes, nearly half of the elements of a page of cars, are written once for each icon: to React, on the server as in the browser, they
 * are one thing.
 */
const ICON = {
	theirs: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
	ours: `
import { createElement } from 'react';
const drawn = ([tag, { key, ...attributes }]) => '<' + tag + Object.entries(attributes).map(([name, value]) => ' ' + name + '="' + value + '"').join('') + '/>';
export default function createLucideIcon(icon, shapes) {
	const dangerouslySetInnerHTML = { __html: (typeof icon === 'string' ? shapes : icon.node).map(drawn).join('') };
	return (props) => createElement('svg', { viewBox: '0 0 24 24', ...props, dangerouslySetInnerHTML });
}`,
};

/** With module preloading off and one style sheet for all, Vite's helper around each import() has nothing to do. */
const PRELOAD = { theirs: /vite\/preload-helper\.js$/, ours: 'export const __vitePreload = (load) => load();' };

const LIST_OF_ICONS = fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url));
const ICONS_IMPORTED = /import \{([^}]*)\} from 'lucide-react';/g;

/** Each icon from its own file: through the list of all of them the bundler takes every icon for a thing that every screen needs. */
function iconsOneByOne(code: string): string {
	return code.replace(ICONS_IMPORTED, (_, names: string) =>
		names
			.split(',')
			.map((name) => name.trim())
			.filter((name) => name !== '' && !name.startsWith('type '))
			.map((name) => {
				const [exported = '', local = exported] = name.split(' as ');
				return `import ${local} from '${fileOfIcon(exported)}';`;
			})
			.join(' '),
	);
}

let fileOf: Map<string, string> | null = null;

function fileOfIcon(name: string): string {
	fileOf ??= new Map(
		[...readFileSync(LIST_OF_ICONS, 'utf8').matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']*)'/g)].flatMap(
			([, names = '', file = '']) =>
				names.split(',').map((each) => [each.trim().replace('default as ', ''), path.join(path.dirname(LIST_OF_ICONS), file)] as const),
		),
	);
	const file = fileOf.get(name);
	if (!file) throw new Error(`there is no icon ${name}`);
	return file;
}

/** wouter's own patterns are never used: the table of screens is matched by `matchPath`. */
const PATTERNS = {
	theirs: /regexparam\/dist\/index\.mjs$/,
	ours: "export const parse = () => { throw new Error('match paths with matchPath'); };",
};

/** What the bundler's own shortening leaves in the file that every page has: 0.3 KB after compression. */
async function shorter(code: string): Promise<string> {
	return (await minify(code, { module: true, ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: true })).code;
}

export function leanBuild(): Plugin {
	return {
		name: 'mishwar:lean-build',
		apply: 'build',
		enforce: 'pre',
		load: (id) => [ICON, PRELOAD, PATTERNS].find(({ theirs }) => theirs.test(id))?.ours ?? null,
		async generateBundle(_, bundle) {
			if (this.environment.name !== 'client') return;
			for (const file of Object.values(bundle))
				if (file.type === 'chunk' && /^(?:app|boot)$/.test(file.name)) file.code = await shorter(file.code);
		},
		transform: (code, id) => (/\.tsx?$/.test(id) && code.includes("'lucide-react'") ? iconsOneByOne(code) : null),
	};
}
