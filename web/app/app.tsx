/** The root component, rendered by the server and hydrated by the browser. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DirectionProvider } from 'radix-ui/direction';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { COOKIE_DAYS, setCookie } from '#web/browser/page/cookies.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { type Site, SiteProvider } from '#web/browser/page/site.ts';
import { LanguageProvider } from '#web/i18n/context.tsx';
import { directionOf, type Language, loadTexts } from '#web/i18n/language.ts';
import type { CommonTexts } from '#web/i18n/texts.en.ts';
import { type Theme, ThemeProvider } from '#web/ui/theme/theme.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';
import { BrokenPage } from './broken-page.tsx';
import { CurrentScreen } from './current-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { prepareAddress } from './prepare.ts';
import { type Address, AppRouter } from './router.tsx';

type AppProps = {
	client: QueryClient;
	language: Language;
	texts: CommonTexts;
	theme: Theme | null;
	site: Site;
	/** Server only. */
	address?: Address;
	/** Called once the page is interactive. */
	onReady?(): void;
};

export function App({ client, language, texts, theme, site, address, onReady }: AppProps) {
	useEffect(() => onReady?.(), [onReady]);
	useEffect(fetchTooltipsWhenWanted, []);
	return (
		<QueryClientProvider client={client}>
			<SiteProvider value={site}>
				<ThemeProvider chosen={theme}>
					<ChosenLanguage language={language} texts={texts}>
						<ToastProvider>
							<AppRouter address={address}>
								<ErrorBoundary fallback={<BrokenPage />}>
									<CurrentScreen />
								</ErrorBoundary>
							</AppRouter>
						</ToastProvider>
					</ChosenLanguage>
				</ThemeProvider>
			</SiteProvider>
		</QueryClientProvider>
	);
}

/** Holds the language. Another language is loaded completely before the page switches to it in one step. */
function ChosenLanguage({ children, ...first }: { language: Language; texts: CommonTexts; children: ReactNode }) {
	const [{ language, texts }, show] = useState({ language: first.language, texts: first.texts });
	const setLanguage = useCallback((next: Language) => {
		Promise.all([loadTexts(next), prepareAddress(location.pathname, next)]).then(
			([loaded]) => {
				setCookie('lang', next, COOKIE_DAYS);
				forgetAskedLanguage();
				show({ language: next, texts: loaded });
			},
			(error: unknown) => logFailure('the language could not be fetched', error),
		);
	}, []);
	useLayoutEffect(() => {
		document.documentElement.lang = language;
		document.documentElement.dir = directionOf(language);
	}, [language]);
	return (
		<LanguageProvider language={language} texts={texts} setLanguage={setLanguage}>
			<DirectionProvider dir={directionOf(language)}>{children}</DirectionProvider>
		</LanguageProvider>
	);
}

/** `?lang=` takes precedence over the stored language, so a later choice removes it from the address. */
function forgetAskedLanguage(): void {
	const address = new URL(location.href);
	if (!address.searchParams.has('lang')) return;
	address.searchParams.delete('lang');
	history.replaceState(history.state, '', address);
}

function fetchTooltipsWhenWanted(): () => void {
	const onFirstEvent = (event: Event) => {
		if (!(event.target instanceof Element && event.target.closest('[data-tooltip]'))) return;
		stop();
		import('#web/ui/tooltip-layer.ts').then(
			({ startTooltips }) => startTooltips(event),
			(error: unknown) => logFailure('tooltips could not be fetched', error),
		);
	};
	const stop = () => {
		removeEventListener('pointerover', onFirstEvent);
		removeEventListener('focusin', onFirstEvent);
	};
	addEventListener('pointerover', onFirstEvent);
	addEventListener('focusin', onFirstEvent);
	return stop;
}
