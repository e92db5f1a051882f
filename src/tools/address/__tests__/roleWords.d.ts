declare module 'role-based-email-addresses' {
  const words: string[];
  export default words;
}
