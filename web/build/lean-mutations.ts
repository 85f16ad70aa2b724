/** A Vite plugin: TanStack Query's book of mutations arrives with the first screen that changes something, not with every page. */
import type { Plugin } from 'vite';

const STAND_IN = '\0mishwar:mutations-later';

/** What the query client itself asks of the book. The real one is opened at the first change; until then there is nothing in it. */
const standIn = `
export const later = {};
export class MutationCache {
	#book;
	#open() { return (this.#book ??= later.open()); }
	build(...given) { return this.#open().build(...given); }
	notify(event) { this.#open().notify(event); }
	clear() { this.#book?.clear(); }
	findAll(filters) { return this.#book?.findAll(filters) ?? []; }
	resumePausedMutations() { return this.#book?.resumePausedMutations() ?? Promise.resolve(); }
}`;

const opening = `
import { MutationCache as Book } from './mutationCache.js';
import { later } from '${STAND_IN}';
later.open = () => new Book();
`;

const CLIENT = /query-core\/build\/modern\/queryClient\.js$/;
const OBSERVER = /query-core\/build\/modern\/mutationObserver\.js$/;

export function leanMutations(): Plugin {
	return {
		name: 'mishwar:lean-mutations',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		resolveId: (source, importer) =>
			source === STAND_IN || (source === './mutationCache.js' && importer && CLIENT.test(importer))
				? { id: STAND_IN, moduleSideEffects: true }
				: null,
		load: (id) => (id === STAND_IN ? standIn : null),
		transform: (code, id) => (OBSERVER.test(id) ? { code: opening + code, moduleSideEffects: true } : null),
	};
}
