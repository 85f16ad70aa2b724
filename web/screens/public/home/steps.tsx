/** How it works, in three steps. */
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { SectionTitle } from './section-title.tsx';
import type { HomeTexts } from './texts.en.ts';

export function Steps() {
	const { steps } = useScreenTexts<HomeTexts>();
	const { format } = useLanguage();
	return (
		<section className="limestone mt-24 border-line border-y bg-sunken py-20">
			<div className="container-page">
				<SectionTitle eyebrow={steps.eyebrow} title={steps.title} />
				<ol className="relative grid gap-10 md:grid-cols-3 md:gap-8">
					<span aria-hidden className="route-line absolute inset-x-0 top-6 hidden md:block" />
					{steps.list.map(({ title, text }, index) => (
						<li key={title} className="relative flex gap-5 md:block">
							<span className="numbers relative grid size-12 shrink-0 place-items-center rounded-pill border-2 border-accent bg-surface font-semibold text-accent-text text-lg">
								{format.number(index + 1)}
							</span>
							<div className="md:mt-5">
								<h3 className="font-semibold text-lg">{title}</h3>
								<p className="mt-1.5 max-w-sm text-muted">{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
