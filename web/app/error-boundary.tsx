/** Catches what breaks while rendering and shows a page that says so, instead of nothing. Give it a key to try again with another page. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFailure } from '#web/browser/page/log.ts';

export class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown, info: ErrorInfo) {
		logFailure('a page broke down', [error, info.componentStack]);
	}

	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}
