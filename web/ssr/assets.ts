/** Files of the build that a page needs, from Vite's manifest. */
import type { Manifest } from 'vite';
import type { Language } from '#web/i18n/language.ts';
import type { Screen } from '#web/routes/screen.ts';

/** The client build: Vite's manifest, and the code of `app/entry-client.ts`. */
export type Built = { manifest: Manifest; loader: string };

export type PageFiles = {
	styles: string[];
	/** The inlined entry script, or its address in development. */
	loader: { code: string } | { address: string };
	/** The app module that the entry script imports later. */
	app: string;
	/** Other modules of this page, loaded in parallel. */
	modules: string[];
	/** Font of most of the page's text. */
	fonts: string[];
};

const ENTRY = 'web/app/entry-client.ts';
const BOOT = 'web/app/boot.tsx';
const fonts: Record<Language, readonly string[]> = {
	en: ['ibm-plex-sans-latin-400-normal', 'ibm-plex-sans-latin-600-normal'],
	ar: ['ibm-plex-sans-arabic-arabic-400-normal', 'ibm-plex-sans-arabic-arabic-600-normal'],
};

/** `table`: the screen table of the area, unless it is part of every page. Without a build (development) the sources themselves, served by Vite. */
export function filesOf(built: Built | null, screen: Screen, table: string | null, language: Language): PageFiles {
	if (!built) return { styles: ['/web/ui/styles.css'], loader: { address: `/${ENTRY}` }, app: `/${BOOT}`, modules: [], fonts: [] };
	const { manifest, loader } = built;
	const entry = manifest[ENTRY];
	const boot = manifest[BOOT];
	if (!entry || !boot) throw new Error('the entries are not in the manifest');
	const folder = `web/screens/${screen.folder}`;
	// The shell of an area is in the group of its table, also for a screen of the other table.
	const shared = [
		BOOT,
		`web/shells/${screen.shell}/shell.tsx`,
		...groupNamed(manifest, `area-${screen.shell}`),
		commonTexts(manifest, language),
	];
	const modules = withImports(manifest, [
		...shared,
		...(table ? [table, ...groupNamed(manifest, groupOf(table))] : []),
		`${folder}/route.tsx`,
		`${folder}/texts.${language}.ts`,
	]);
	return {
		styles: (entry.css ?? []).map(addressOf),
		loader: { code: loader },
		app: addressOf(boot.file),
		modules: [...modules].filter((file) => file !== boot.file).map(addressOf),
		fonts: fonts[language].flatMap((name) => fileNamed(manifest, `web/ui/theme/font-files/${name}.woff2`)),
	};
}

const addressOf = (file: string): string => `/${file}`;

/** Some screens import both languages statically, so the bundler names these files separately. */
function commonTexts(manifest: Manifest, language: Language): string {
	const [groupChunk] = groupNamed(manifest, `common-${language}`);
	if (!groupChunk) throw new Error(`the texts of ${language} are not in the manifest`);
	return groupChunk;
}

/** Of an area's screen table and shell: `web/routes/owner-screens.ts` → `area-owner`. */
const groupOf = (table: string): string => table.replace(/^.*\/([a-z]+)-screens\.ts$/, 'area-$1');

/** A group of vite.config.ts, by its key in the manifest. */
const groupNamed = (manifest: Manifest, name: string): string[] => Object.keys(manifest).filter((key) => manifest[key]?.name === name);

function fileNamed(manifest: Manifest, source: string): string[] {
	const file = manifest[source]?.file;
	return file ? [addressOf(file)] : [];
}

/** The files of these sources and of all their static imports. */
function withImports(manifest: Manifest, sources: readonly string[]): Set<string> {
	const files = new Set<string>();
	const seen = new Set<string>();
	const addImports = (source: string) => {
		const chunk = manifest[source];
		if (!chunk || seen.has(source)) return;
		seen.add(source);
		files.add(chunk.file);
		for (const imported of chunk.imports ?? []) addImports(imported);
	};
	for (const source of sources) addImports(source);
	return files;
}
