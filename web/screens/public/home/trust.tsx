/** Reasons to trust the marketplace. */
import { BadgeCheck, CreditCard, Undo2 } from 'lucide-react';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { SectionTitle } from './section-title.tsx';
import type { HomeTexts } from './texts.en.ts';

const icons = [BadgeCheck, Undo2, CreditCard];

export function Trust() {
	const { trust } = useScreenTexts<HomeTexts>();
	return (
		<section className="container-page mt-20">
			<SectionTitle title={trust.title} />
			<ul className="grid gap-8 md:grid-cols-3">
				{trust.list.map(({ title, text }, index) => {
					const Icon = icons[index] ?? BadgeCheck;
					return (
						<li key={title} className="border-accent border-t-2 pt-5">
							<Icon aria-hidden className="size-7 text-primary" />
							<h3 className="mt-4 font-semibold text-lg">{title}</h3>
							<p className="mt-1.5 text-muted">{text}</p>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
