/** Data that this person shares with suspended people. Only a hint for the admin. */
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { PersonSignal } from '#contract/person-file.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { writtenName } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { DeskTexts } from './texts.en.ts';

export function Signals({ signals, className }: { signals: readonly PersonSignal[]; className?: string }) {
	const { signals: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format, language } = useLanguage();
	if (signals.length === 0) return null;
	return (
		<section aria-label={t.title} className={clsx('rounded-card bg-warning-soft p-4', className)} data-testid="person-signals">
			<h2 className="flex items-center gap-2 font-semibold">
				<TriangleAlert aria-hidden className="size-5" />
				{t.title}
			</h2>
			<ul className="mt-2 grid gap-2 text-sm">
				{signals.map(({ kind, person, suspensionReason, lastSeenAt }) => (
					<li key={`${kind} ${person.id}`} suppressHydrationWarning>
						{t[kind]}{' '}
						<Link href={`/admin/people/${person.id}`} className="font-medium underline underline-offset-4">
							<bdi>{writtenName(person, language)}</bdi>
						</Link>{' '}
						<span className="numbers">({format.date(lastSeenAt)})</span>
						{suspensionReason && (
							<>
								{' · '}
								{t.suspendedFor} <bdi>{suspensionReason}</bdi>
							</>
						)}
					</li>
				))}
			</ul>
			<p className="mt-2 text-sm">{t.hint}</p>
		</section>
	);
}
