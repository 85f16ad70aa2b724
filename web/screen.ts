/** What a screen is: its path, its shell, who may open it, its texts and the calls read ahead. `screens.ts` is the table of them. */
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ApiError } from './fetching.ts';
import type { Language } from './i18n/language.ts';
import type { Params } from './navigation/match-path.ts';
import type { infiniteQueryFor, ReadKey } from './queries.ts';

/** Every screen's texts begin with these. */
export type ScreenTexts = { title: string; description?: string };

/** One visit to a screen: the named parts of its path, its query, and whether the visitor is signed in. */
export type RouteVisit = { params: Params; query: URLSearchParams; signedIn: boolean };

/** Reads into the cache. A failure is kept there too, and the screen shows it. */
export type LoadContext = {
	/** What the page is about: where it is not found, the page is answered as 404. Undefined where reading failed. */
	main<T>(options: UseQueryOptions<T, ApiError, T, ReadKey>): Promise<T | undefined>;
	/** The value; undefined where reading failed. */
	one<T>(options: UseQueryOptions<T, ApiError, T, ReadKey>): Promise<T | undefined>;
	/** The first page of a list that grows. */
	pages(options: ReturnType<typeof infiniteQueryFor>): Promise<void>;
};

export type Loader = (visit: RouteVisit, load: LoadContext) => Promise<unknown>;

export type Screen = {
	/** `:name` stands for a part that the screen finds in `params`. */
	path: string;
	shell: 'public' | 'owner' | 'admin' | 'bare';
	/** `admin`: whoever is not an admin or a super admin is sent to the home page; `super-admin`: whoever is no super admin, visitors too. */
	access: 'anyone' | 'signed-in' | 'admin' | 'super-admin';
	/** Where its files are, below `web/screens/`: `route.tsx`, `texts.en.ts`, `texts.ar.ts`. The server looks them up so that they load early. */
	folder: string;
	component(): Promise<{ default: ComponentType }>;
	texts: Record<Language, () => Promise<{ texts: ScreenTexts }>>;
	/** The screen writes its title and description itself, out of its data. */
	ownHead?: true;
	/** Search engines may list it; private screens are never listed. */
	indexed?: true;
	/** Calls made ahead: while the server renders, and as soon as a link to the screen is followed. */
	loader?(): Promise<{ loader: Loader }>;
};
