/** Light or dark: the system's until the visitor chooses, then kept in a cookie. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { KEPT_DAYS, keepCookie } from '../page/cookies.ts';

export type Theme = 'light' | 'dark';
type ThemeState = { chosen: Theme | null; toggle(): void };

const ThemeContext = createContext<ThemeState>({ chosen: null, toggle: () => undefined });

export function ThemeProvider({ chosen: first, children }: { chosen: Theme | null; children: ReactNode }) {
	const [chosen, setChosen] = useState(first);
	const toggle = useCallback(() => {
		const root = document.documentElement;
		const shown = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
		const next: Theme = shown === 'dark' ? 'light' : 'dark';
		root.dataset.theme = next;
		keepCookie('theme', next, KEPT_DAYS);
		setChosen(next);
	}, []);
	const state = useMemo(() => ({ chosen, toggle }), [chosen, toggle]);
	return <ThemeContext value={state}>{children}</ThemeContext>;
}

export const useTheme = (): ThemeState => useContext(ThemeContext);
