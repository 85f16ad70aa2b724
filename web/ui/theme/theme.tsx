/** Light or dark: from the system until the visitor chooses; the choice is stored in a cookie. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { COOKIE_DAYS, setCookie } from '#web/browser/page/cookies.ts';

export type Theme = 'light' | 'dark';
type ThemeState = { chosen: Theme | null; toggle(): void };

const ThemeContext = createContext<ThemeState>({ chosen: null, toggle: () => undefined });

export function ThemeProvider({ chosen: first, children }: { chosen: Theme | null; children: ReactNode }) {
	const [chosen, setChosen] = useState(first);
	const toggle = useCallback(() => {
		const root = document.documentElement;
		const visible = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
		const next: Theme = visible === 'dark' ? 'light' : 'dark';
		root.dataset.theme = next;
		setCookie('theme', next, COOKIE_DAYS);
		setChosen(next);
	}, []);
	const state = useMemo(() => ({ chosen, toggle }), [chosen, toggle]);
	return <ThemeContext value={state}>{children}</ThemeContext>;
}

export const useTheme = (): ThemeState => useContext(ThemeContext);
