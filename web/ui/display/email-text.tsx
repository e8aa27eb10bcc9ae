/** An email address that, where it does not fit on a line, continues with its domain on the next. */
export function EmailText({ email }: { email: string }) {
  const [name, domain] = email.split(/(?=@[^@]*$)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
