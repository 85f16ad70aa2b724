/** Link to a help article, with a title from the screen's texts: for screens whose code must not grow by the titles of all articles. */
import { clsx } from 'clsx';
import { CircleQuestionMark } from 'lucide-react';
import { type HelpSlug, helpPath } from '#contract/help.ts';
import { Link } from '#web/browser/navigation/link.tsx';

export type TitledHelpLinkProps = { to: HelpSlug; title: string; className?: string | undefined };

export function TitledHelpLink({ to, title, className }: TitledHelpLinkProps) {
	return (
		<Link href={helpPath(to)} className={clsx('inline-flex min-h-11 w-fit items-center gap-2 text-primary text-sm', className)}>
			<CircleQuestionMark aria-hidden className="size-4 shrink-0" />
			<span className="text-pretty">{title}</span>
		</Link>
	);
}
