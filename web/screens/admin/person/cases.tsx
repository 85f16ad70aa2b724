/** Support requests, claims and reports of a person, the newest first, each with its page. */
import type { PersonCase } from '#contract/person-file.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { AdminPersonTexts } from './texts.en.ts';

const SHORT = 8;
const folders: Record<PersonCase['kind'], string> = {
	TICKET: 'tickets',
	CLAIM: 'claims',
	RENTER_CLAIM: 'renter-claims',
	REPORT: 'reports',
};

export function Cases({ cases }: { cases: readonly PersonCase[] }) {
	const { cases: t } = useScreenTexts<AdminPersonTexts>();
	const { format } = useLanguage();
	return (
		<Panel title={t.title}>
			{cases.length === 0 && <p className="text-muted text-sm">{t.none}</p>}
			<ul className="grid gap-3">
				{cases.map(({ kind, id, subject, bookingId, createdAt, isOpen }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<Link href={`/admin/${folders[kind]}/${id}`} className="font-medium text-primary hover:underline">
							{t.kinds[kind]}
							{subject && (
								<>
									: <bdi>{subject}</bdi>
								</>
							)}
						</Link>
						{isOpen && <StatusBadge tone="warning">{t.open}</StatusBadge>}
						<span suppressHydrationWarning className="numbers text-muted text-sm">
							{format.date(createdAt)}
							{bookingId && (
								<>
									{' · '}
									{t.booking} <bdi>{bookingId.slice(0, SHORT)}</bdi>
								</>
							)}
						</span>
					</li>
				))}
			</ul>
		</Panel>
	);
}
