grown = []
while True:
    grown.append(bytearray(100_000))
