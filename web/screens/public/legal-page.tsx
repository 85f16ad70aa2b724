/** A legal text with table of contents, and a note that a lawyer must review it. */
import { Scale } from 'lucide-react';
import { LEGAL_VERSION } from '#contract/legal.ts';
import { useLanguage } from '#web/i18n/context.tsx';

type Section = { title: string; text: readonly string[] };
export type LegalTexts = {
	title: string;
	lead: string;
	draft: string;
	version: (day: string) => string;
	contents: string;
	sections: Readonly<Record<string, Section>>;
};

export function LegalPage({ texts: t }: { texts: LegalTexts }) {
	const { format } = useLanguage();
	const sections = Object.entries(t.sections);
	return (
		<div className="container-page grid items-start gap-x-14 gap-y-8 py-8 md:py-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
			<header className="lg:col-span-2">
				<h1 className="text-2xl md:text-3xl">{t.title}</h1>
				<p className="mt-2 max-w-2xl text-muted">{t.lead}</p>
				<p suppressHydrationWarning className="mt-2 text-muted text-sm">
					{t.version(format.date(LEGAL_VERSION))}
				</p>
				<p className="mt-5 flex max-w-2xl items-start gap-3 rounded-card bg-warning-soft p-4 text-sm">
					<Scale aria-hidden className="size-5 shrink-0 text-warning-text" />
					{t.draft}
				</p>
			</header>
			<nav aria-label={t.contents} className="lg:sticky lg:top-24">
				<p className="eyebrow mb-2">{t.contents}</p>
				<ol className="max-w-2xl sm:max-lg:columns-2">
					{sections.map(([key, { title }]) => (
						<li key={key} className="break-inside-avoid">
							<a href={`#${key}`} className="flex min-h-11 items-center text-sm hover:text-primary lg:min-h-9">
								{title}
							</a>
						</li>
					))}
				</ol>
			</nav>
			<div className="max-w-2xl space-y-10">
				{sections.map(([key, { title, text }]) => (
					<section key={key} id={key} aria-labelledby={`${key}-title`} className="scroll-mt-24">
						<h2 id={`${key}-title`} className="font-semibold text-xl">
							{title}
						</h2>
						{text.map((paragraph) => (
							<p key={paragraph} className="mt-3">
								{paragraph}
							</p>
						))}
					</section>
				))}
			</div>
		</div>
	);
}
