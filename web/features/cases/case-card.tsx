/** A case on the page of its booking: its state and amount, and a link to its page. */
import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';

type CaseCardProps = {
	title: string;
	stage: { tone: Tone; label: string };
	amount: string;
	link: { href: string; label: string };
	/** The reader must act. */
	mustAct: boolean;
	children: ReactNode;
};

export function CaseCard({ title, stage, amount, link, mustAct, children }: CaseCardProps) {
	return (
		<Panel title={title} aside={<StatusBadge tone={stage.tone}>{stage.label}</StatusBadge>}>
			<p className="numbers font-medium">{amount}</p>
			{children}
			<LinkButton href={link.href} variant={mustAct ? 'primary' : 'secondary'} size={mustAct ? 'large' : 'normal'} wide className="mt-4">
				{link.label}
			</LinkButton>
		</Panel>
	);
}

export function AnswerDue({ children }: { children: ReactNode }) {
	return (
		<p suppressHydrationWarning className="numbers mt-1 text-muted text-sm">
			{children}
		</p>
	);
}
