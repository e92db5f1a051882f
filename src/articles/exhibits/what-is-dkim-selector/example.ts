/** The header of the article's own message, `two-signatures.eml`: signed twice on 21 November 2026. */
export const EXAMPLE = `Return-Path: <bounce+7f3a@sender-platform.example>
DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=acme.example; s=nov26;
 t=1795252447; h=from:to:subject:date:message-id;
 bh=UyYrwZm3IMtC98FMfedwijsej/HeRGeQ0PKliRR70Ns=;
 b=KzJ+qZgNYj41rbRXeNfyMa+qL5GSfGjnVS0Cmgq96z+3FF+3S1uL6FZ8JbYqXzM1MrH0lk
 IQAHc8PEr1tDPwF/JvW8JtZQQcptnZ6Qshp0ERQhFGrVOWIRlWNf+iZdovyFy+qQU5xFgv
 EekdIWMgqrHsUodUVzSX3VQhUAykY0A0HWnj5V26g/vL3a/UGh6ddCqSFXkWbyVvvWnjUL
 l3kDbdD9+Bj063mSDdYVhqYj06W/Pei0NUluD38THr0YkVcS+JnkHGQwruesaXqhai4od8
 8HO7yLqTBWhz+fdl9i9RpS5vGTsDeBPgx04rO7vr+Yuwvzi/JoL2hJ3Tihr9uQ==
DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=sender-platform.example; s=f7kq;
 t=1795252447; h=from:to:subject:date:message-id;
 bh=UyYrwZm3IMtC98FMfedwijsej/HeRGeQ0PKliRR70Ns=;
 b=X5g3dPywLBzQIOFpwYBQfyn8noDpf+qa75iZBDNFZWuq5OppyuK73o8eUOgHSk0lawWbJy
 IH1CEfBS7BFjRm0ShwJaI8d1E4d1hFBtCyrN8ZyehF4JHCmu1yTh7ZIwonsDBo5pl7xRFx
 NUwlBiAegpbSQNJc3c/amXvBUJ43zkG9RKVBdxcq2Xe55u3H1uNiqe3H7uDSQPnt0yHmOk
 1Yttski3hKdcG4Fduf5ppR0MR2THGWNAZ/uQea8VunIPJqnDl+QuegbJ5wIa4iuDPuAHlD
 fv70z3QVfHSDGvDc/lu5ulEsZh/5tT7Ti5+3xn2upDjZWCNdTJWdcDjrOWa/dw==
From: Acme <billing@acme.example>
To: Ada <ada@example.com>
Subject: Your receipt for November
Date: Sat, 21 Nov 2026 09:14:07 +0000
Message-ID: <20261121091407.51c8@acme.example>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8`;
