// Tries verify.go on requests, one a line: six fields in base64 with spaces between them.
package main

import (
	"bufio"
	"encoding/base64"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

func main() {
	scanner := bufio.NewScanner(os.Stdin)
	for scanner.Scan() {
		fields := strings.Split(scanner.Text(), " ")
		for i, field := range fields {
			bytes, _ := base64.StdEncoding.DecodeString(field)
			fields[i] = string(bytes)
		}
		header := http.Header{}
		for i, name := range []string{"webhook-id", "webhook-timestamp", "webhook-signature"} {
			header.Set(name, fields[i])
		}
		seconds, _ := strconv.ParseInt(fields[5], 10, 64)
		err := verifyWebhook(header, []byte(fields[3]), fields[4], time.Unix(seconds, 0))
		switch err {
		case nil:
			fmt.Println("genuine")
		case errSecret:
			fmt.Println("own fault:", err)
		default:
			fmt.Println("refused:", err)
		}
	}
}
