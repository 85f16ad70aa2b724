/** A case in a queue: its subject, its state, and further facts of its kind. The whole row is a link. */
import type { ReactNode } from 'react';
import { Link } from '#web/browser/navigation/link.tsx';
import { StatusBadge, type Tone } from '#web/ui/badge.tsx';

type CaseRowProps = { href: string; title: ReactNode; stage: { tone: Tone; label: string }; lead: string; children: ReactNode };

export function CaseRow({ href, title, stage, lead, children }: CaseRowProps) {
	return (
		<Link href={href} className="block rounded-card border border-line bg-surface p-4 hover:border-control-line md:p-5">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<p className="font-semibold">{title}</p>
				<StatusBadge tone={stage.tone}>{stage.label}</StatusBadge>
			</div>
			<p className="mt-1 text-muted text-sm">{lead}</p>
			{children}
		</Link>
	);
}

/** Amounts and times of a case; without a value there is no entry. */
export function CaseRowFacts({ facts }: { facts: ReadonlyArray<readonly [label: string, value: string | null | false]> }) {
	return (
		<dl className="numbers mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">
			{facts.map(
				([label, value]) =>
					value && (
						<div key={label} suppressHydrationWarning>
							<dt className="text-muted text-xs">{label}</dt>
							<dd className="font-medium">{value}</dd>
						</div>
					),
			)}
		</dl>
	);
}
