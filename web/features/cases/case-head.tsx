/** The link back, the kind of the case, and its state. */
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/browser/navigation/link.tsx';
import { StatusBadge, type Tone } from '#web/ui/badge.tsx';

export type Back = { href: string; label: string };

type CaseHeadProps = { back: Back; title: ReactNode; stage: { tone: Tone; label: string }; children?: ReactNode };

export function CaseHead({ back, title, stage, children }: CaseHeadProps) {
	return (
		<header>
			<BackLink {...back} />
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h1 className="text-2xl md:text-3xl">{title}</h1>
				<StatusBadge tone={stage.tone}>{stage.label}</StatusBadge>
			</div>
			{children}
		</header>
	);
}

export function BackLink({ href, label }: Back) {
	return (
		<Link href={href} className="inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
			<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
			{label}
		</Link>
	);
}
