/** Link to a help article from the place where its question comes up. */
import { clsx } from 'clsx';
import { CircleQuestionMark } from 'lucide-react';
import { helpPath } from '#contract/help.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useLanguage } from '#web/i18n/context.tsx';
import * as ar from './links/texts.ar.ts';
import * as en from './links/texts.en.ts';

const texts = { en, ar };

type HelpLinkProps = { to: keyof typeof en.titles; className?: string };

export function HelpLink({ to, className }: HelpLinkProps) {
	const { titles, label } = texts[useLanguage().language];
	return (
		<Link href={helpPath(to)} className={clsx('inline-flex min-h-11 w-fit items-center gap-2 text-primary text-sm', className)}>
			<CircleQuestionMark aria-hidden className="size-4 shrink-0" />
			<span>{`${label} ${titles[to]}`}</span>
		</Link>
	);
}
