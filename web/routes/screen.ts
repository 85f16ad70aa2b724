/** Definition of a screen: path, shell, access, texts, and loader; and the screens that two areas share. `routes/screens.ts` is the table of all screens. */
import type { ComponentType } from 'react';
import type { Loader } from '#web/browser/loader.ts';
import type { Language } from '#web/i18n/language.ts';

/** Required beginning of every screen's texts. */
export type ScreenTexts = { title: string; description?: string };

export type Screen = {
	/** `:name` is a path parameter, available in `params`. */
	path: string;
	shell: 'public' | 'owner' | 'admin' | 'bare';
	/** `admin`: others are redirected to the home page; `super-admin`: likewise, visitors included. */
	access: 'anyone' | 'signed-in' | 'admin' | 'super-admin';
	/** Folder below `web/screens/` with `route.tsx`, `texts.en.ts` and `texts.ar.ts`. The server looks up its files so that they load early. */
	folder: string;
	component(): Promise<{ default: ComponentType }>;
	texts: Record<Language, () => Promise<{ texts: ScreenTexts }>>;
	/** The screen renders its own title and description from its data. */
	ownHead?: true;
	/** May be indexed by search engines; private screens never are. */
	indexed?: true;
	/** Calls made ahead: during server rendering, and when a link to the screen is followed. */
	loader?(): Promise<{ loader: Loader }>;
};

/** The inbox. It has a second path in the owner's area, so that owners stay there. */
export const messages: Omit<Screen, 'path' | 'shell'> = {
	access: 'signed-in',
	ownHead: true,
	folder: 'account/messages',
	component: () => import('#web/screens/account/messages/route.tsx'),
	texts: { en: () => import('#web/screens/account/messages/texts.en.ts'), ar: () => import('#web/screens/account/messages/texts.ar.ts') },
	loader: () => import('#web/screens/account/messages/loader.ts'),
};

/** A request to the support beside the inbox; also with a second path. */
export const ticketConversation: typeof messages = {
	...messages,
	folder: 'account/messages/ticket',
	component: () => import('#web/screens/account/messages/ticket/route.tsx'),
	texts: {
		en: () => import('#web/screens/account/messages/ticket/texts.en.ts'),
		ar: () => import('#web/screens/account/messages/ticket/texts.ar.ts'),
	},
	loader: async () => ({ loader: (await import('#web/screens/account/messages/loader.ts')).ticketLoader }),
};

/** A conversation; also with a second path. A screen apart from the inbox, which needs only half of its code. */
export const conversation: typeof messages = {
	...messages,
	folder: 'account/messages/chat',
	component: () => import('#web/screens/account/messages/chat/route.tsx'),
	texts: {
		en: () => import('#web/screens/account/messages/chat/texts.en.ts'),
		ar: () => import('#web/screens/account/messages/chat/texts.ar.ts'),
	},
};
