import { CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { foldWithSigns } from '../../../shared/text/fold-for-search.ts';
import { IconButton } from '../button.tsx';
import { focusOnMount } from '../layout/focus-on-mount.ts';

export interface ListedOption {
  value: string;
  label: string;
  leading?: ReactNode;
  isChosen?: boolean;
  leadsOn?: boolean;
  trailing?: ReactNode;
}

interface OptionListProps {
  label: string;
  placeholder: string;
  emptyLabel: ReactNode;
  options: readonly ListedOption[];
  onChoose: (value: string) => void;
  back?: { label: string; onBack: () => void };
  children?: ReactNode;
}

/** Further options are found by typing a part of their name. */
const mostShown = 100;

export function OptionList(props: OptionListProps) {
  const { label, placeholder, emptyLabel, options, onChoose, back, children } = props;
  const [text, setText] = useState('');
  const typed = foldWithSigns(text.trim());
  const shown = options
    .filter((option) => foldWithSigns(option.label).includes(typed))
    .slice(0, mostShown);
  return (
    <>
      <CommandRoot label={label} shouldFilter={false} loop>
        <div className="flex h-10 items-center gap-1 border-b border-border px-1 text-muted">
          {back && (
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={back.label}
              onClick={back.onBack}
              onKeyDown={(event) => {
                // Otherwise the list would choose an option on Enter.
                if (event.key === 'Enter') event.stopPropagation();
              }}
            >
              <ChevronLeft size={16} aria-hidden />
            </IconButton>
          )}
          <CommandInput
            ref={focusOnMount}
            aria-label={label}
            placeholder={placeholder}
            value={text}
            onValueChange={setText}
            onKeyDown={(event) => {
              if (event.key === 'Backspace' && text === '') back?.onBack();
            }}
            className="h-full w-full min-w-0 bg-transparent px-2 text-base text-ink outline-none placeholder:text-faint pointer-coarse:text-lg"
          />
        </div>
        <CommandList
          label={label}
          className="max-h-[min(20rem,50dvh)] scroll-py-1 overflow-y-auto overscroll-contain p-1"
        >
          {shown.length === 0 && (
            <p className="px-3 py-5 text-center text-base text-muted">{emptyLabel}</p>
          )}
          {shown.map(({ value, label: name, leading, isChosen, leadsOn, trailing }) => (
            <CommandItem
              key={value}
              value={value}
              onSelect={() => onChoose(value)}
              className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2 py-1 text-base data-[selected=true]:bg-hover pointer-coarse:min-h-10 [&_svg]:shrink-0"
            >
              {leading && <span className="flex text-muted">{leading}</span>}
              <span className="min-w-0 flex-1 wrap-anywhere">
                <bdi>{name}</bdi>
              </span>
              {trailing && <span className="text-sm text-muted">{trailing}</span>}
              {isChosen && <Check size={16} aria-hidden className="text-accent-text" />}
              {leadsOn && <ChevronRight size={16} aria-hidden className="text-muted" />}
            </CommandItem>
          ))}
        </CommandList>
      </CommandRoot>
      {children}
    </>
  );
}
