/** Explains a suspension, with the reason, and its effects on trips and money. */
import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { ownSuspension } from '#contract/sign-in.ts';
import { queryFor } from '#web/browser/queries.ts';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import type { SuspendedTexts } from './texts.en.ts';

export default function SuspendedScreen() {
	const t = useScreenTexts<SuspendedTexts>();
	const { data } = useQuery(queryFor(ownSuspension));
	return (
		<div className="container-page grid justify-items-center py-10 md:py-16">
			<section className="w-full max-w-xl rounded-card border border-line bg-surface p-6 shadow-card max-[22rem]:p-4 md:p-10">
				<span className="grid size-14 place-items-center rounded-pill bg-danger-soft text-danger">
					<UserRoundX aria-hidden className="size-7" />
				</span>
				<h1 className="mt-5 text-2xl md:text-3xl">{t.title}</h1>
				<p className="mt-2 text-muted">{t.lead}</p>
				{data?.reason ? (
					<div className="mt-5 rounded-control bg-danger-soft px-4 py-3">
						<p className="text-muted text-sm">{t.reason}</p>
						<p dir="auto" className="wrap-anywhere whitespace-pre-line">
							{data.reason}
						</p>
					</div>
				) : (
					<p className="mt-2 text-muted">{t.reasonSent}</p>
				)}
				<ul className="mt-5 list-disc space-y-1.5 ps-5">
					{t.points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
				<p className="mt-5">{t.help}</p>
				<SupportPanel about={{ kind: 'account', id: null }} className="mt-6 shadow-none!" />
				<LinkButton href="/" variant="primary" className="mt-7">
					{t.home}
				</LinkButton>
			</section>
		</div>
	);
}
