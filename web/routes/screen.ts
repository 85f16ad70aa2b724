/** What a screen is: its path, its shell, who may open it, its texts and the calls read ahead. `routes/screens.ts` is the table of them. */
import type { ComponentType } from 'react';
import type { Loader } from '#web/browser/loader.ts';
import type { Language } from '#web/i18n/language.ts';

/** Every screen's texts begin with these. */
export type ScreenTexts = { title: string; description?: string };

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
