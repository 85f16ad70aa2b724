/** A link inside the product: a plain <a> that needs no script, fetching the next screen, code and data, when it is pointed at. */
import { type AnchorHTMLAttributes, type ReactNode, useRef } from 'react';
import { Link as WouterLink } from 'wouter';
import { useNavigating } from './navigating.ts';

/** Neither a pointer that passes by nor a finger that begins to scroll means the link. */
const MEANT_MS = 80;

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; replace?: boolean; children?: ReactNode };

export function Link({ href, children, ...rest }: LinkProps) {
	const { prepare } = useNavigating();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const come = () => {
		timer.current = setTimeout(prepare, MEANT_MS, href);
	};
	const go = () => clearTimeout(timer.current);
	return (
		<WouterLink href={href} onPointerEnter={come} onFocus={come} onPointerLeave={go} onBlur={go} {...rest}>
			{children}
		</WouterLink>
	);
}
