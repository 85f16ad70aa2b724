/** Loads the code, texts and shell of a screen before it is displayed, so that it appears in one step. */
import type { ComponentType, ReactNode } from 'react';
import type { Language } from '#web/i18n/language.ts';
import type { Screen, ScreenTexts } from '#web/routes/screen.ts';
import { loadArea, screenAt } from '#web/routes/screens.ts';

export type Shell = ComponentType<{ children: ReactNode }>;

const shells: Record<Screen['shell'], () => Promise<{ default: Shell }>> = {
	public: () => import('#web/shells/public/shell.tsx'),
	owner: () => import('#web/shells/owner/shell.tsx'),
	admin: () => import('#web/shells/admin/shell.tsx'),
	bare: () => import('#web/shells/bare/shell.tsx'),
};

/** Everything needed to show a screen in one language. */
export type ReadyScreen = { component: ComponentType; shell: Shell; texts: ScreenTexts };

const ready = new Map<Screen, Partial<Record<Language, ReadyScreen>>>();

/** The screen if everything is already loaded. */
export function readyScreen(screen: Screen, language: Language): ReadyScreen | undefined {
	return ready.get(screen)?.[language];
}

/** Loads what is missing; rejects if it cannot be loaded (an outdated file, no connection). */
export async function prepareScreen(screen: Screen, language: Language): Promise<ReadyScreen> {
	const loaded = readyScreen(screen, language);
	if (loaded) return loaded;
	const [component, shell, { texts }] = await Promise.all([screen.component(), shells[screen.shell](), screen.texts[language]()]);
	const prepared = { component: component.default, shell: shell.default, texts };
	ready.set(screen, { ...ready.get(screen), [language]: prepared });
	return prepared;
}

/** As `prepareScreen`, for an address. */
export async function prepareAddress(address: string, language: Language): Promise<ReadyScreen> {
	const path = pathOfAddress(address);
	await loadArea(path);
	return prepareScreen(screenAt(path).screen, language);
}

/** `/search?city=Aqaba#top` → `/search` */
export const pathOfAddress = (address: string): string => address.replace(/[?#].*$/, '');
