/** Renders a component as a page would: in one language and its direction, with toasts, a query client, and the texts of its screen. */
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { DirectionProvider } from 'radix-ui/direction';
import type { ReactElement } from 'react';
import { SiteProvider } from '#web/browser/page/site.ts';
import { queryClientOver, type Transport } from '#web/browser/queries.ts';
import { LanguageProvider, ScreenTextsProvider } from '#web/i18n/context.tsx';
import { directionOf, type Language } from '#web/i18n/language.ts';
import { texts as ar } from '#web/i18n/texts.ar.ts';
import { texts as en } from '#web/i18n/texts.en.ts';
import { ToastProvider } from '#web/ui/toast.tsx';

export const texts = { en, ar };

type PartOptions = {
	language?: Language;
	/** Texts of the screen that the component belongs to. */
	screenTexts?: unknown;
	/** Responses to queries. */
	transport?: Transport;
};

const nothing: Transport = async (path) => {
	throw new Error(`this part was not expected to load ${path}`);
};

export function renderPart(part: ReactElement, options: PartOptions = {}): RenderResult & { user: UserEvent } {
	const { language = 'en', screenTexts, transport = nothing } = options;
	document.documentElement.lang = language;
	document.documentElement.dir = directionOf(language);
	const site = {
		publicUrl: 'http://mishwar.test',
		demo: false,
		signInWith: null,
		mapStyle: null,
		support: { phone: null, whatsapp: null, email: null, hours: null, emergencyPhone: null, roadsidePhone: null },
		now: new Date().toISOString(),
		sidebar: 'expanded' as const,
		livePosition: null,
	};
	const client = queryClientOver(transport);
	const rendered = render(part, {
		wrapper: ({ children }) => (
			<QueryClientProvider client={client}>
				<SiteProvider value={site}>
					<LanguageProvider language={language} texts={texts[language]} setLanguage={() => undefined}>
						<DirectionProvider dir={directionOf(language)}>
							<ScreenTextsProvider value={screenTexts}>
								<ToastProvider>{children}</ToastProvider>
							</ScreenTextsProvider>
						</DirectionProvider>
					</LanguageProvider>
				</SiteProvider>
			</QueryClientProvider>
		),
	});
	return { ...rendered, user: userEvent.setup() };
}
