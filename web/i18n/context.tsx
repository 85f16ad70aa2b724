/** Language, formatters, common texts, and texts of the current screen. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Format, formatIn } from './format.ts';
import { type Direction, directionOf, type Language } from './language.ts';
import type { CommonTexts } from './texts.en.ts';

type LanguageState = {
	language: Language;
	direction: Direction;
	format: Format;
	texts: CommonTexts;
	/** Loads the other language and switches to it; typed text is preserved. */
	setLanguage(next: Language): void;
};

const LanguageContext = createContext<LanguageState | null>(null);
const ScreenTextsContext = createContext<unknown>(null);

type ProviderProps = { language: Language; texts: CommonTexts; setLanguage(next: Language): void; children: ReactNode };

export function LanguageProvider({ language, texts, setLanguage, children }: ProviderProps) {
	const state = useMemo(
		() => ({ language, texts, setLanguage, direction: directionOf(language), format: formatIn(language) }),
		[language, texts, setLanguage],
	);
	return <LanguageContext value={state}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
	const state = useContext(LanguageContext);
	if (!state) throw new Error('useLanguage outside LanguageProvider');
	return state;
}

export const useTexts = (): CommonTexts => useLanguage().texts;
export const useFormat = (): Format => useLanguage().format;

export const ScreenTextsProvider = ScreenTextsContext.Provider;

/** Texts of the screen that a component is part of: `useScreenTexts<SearchTexts>()`, the type from the screen's `texts.en.ts`. */
export const useScreenTexts = <T,>(): T => useContext(ScreenTextsContext) as T;
